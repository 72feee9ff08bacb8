import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Dialog, Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoginForm } from './login/LoginForm.tsx';
import { RecoveryForm } from './recovery/RecoveryForm.tsx';
import { loginClosed, selectLogin } from './session.slice.ts';
import styles from './session-forms.module.css';
import { useSessionTexts } from './session-texts.ts';
import type { SessionView, SessionViewProps } from './session-view.ts';

const SignUpForm = lazy(() => import('./sign-up/SignUpForm.tsx'));

const views: Record<SessionView, ComponentType<SessionViewProps>> = {
  login: LoginForm,
  recovery: RecoveryForm,
  sign_up: SignUpForm,
};

/** Login, recovery and sign-up, over the current page, which stays mounted behind them. */
export default function SessionDialog() {
  const { t } = useTranslation(['session', 'common']);
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const texts = useSessionTexts();
  const [view, setView] = useState<SessionView>('view' in login ? login.view : 'login');
  const [email, setEmail] = useState('');
  const View = views[view];

  const show: SessionViewProps['onSwitch'] = (next, typed = email) => {
    setEmail(typed);
    setView(next);
  };
  if (login.modal === 'closed') return null;
  const loading = <Spinner label={t('common:loading')} />;
  return (
    <Dialog title={texts.ready ? t(`${view}.title`) : t('common:loading')} onClose={() => dispatch(loginClosed())}>
      {texts.failed && (
        <div role="alert" className={styles.error}>
          <p>{t('common:errors.NETWORK')}</p>
          <Button onClick={texts.retry}>{t('common:retry')}</Button>
        </div>
      )}
      {texts.ready ? (
        <Suspense fallback={loading}>
          <View key={view} email={email} onSwitch={show} />
        </Suspense>
      ) : (
        !texts.failed && loading
      )}
    </Dialog>
  );
}
