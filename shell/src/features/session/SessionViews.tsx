import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { LazyPart } from '../../modules/LazyPart.tsx';
import { LoginForm } from './login/LoginForm.tsx';
import { RecoveryForm } from './recovery/RecoveryForm.tsx';
import { selectLogin } from './session.slice.ts';
import styles from './session-forms.module.css';
import { useSessionTexts } from './session-texts.ts';
import type { SessionView, SessionViewProps } from './session-view.ts';

const loadSignUpForm = () => import('./sign-up/SignUpForm.tsx');

const views: Record<SessionView, ComponentType<SessionViewProps>> = {
  login: LoginForm,
  recovery: RecoveryForm,
  sign_up: (props) => <LazyPart load={loadSignUpForm} props={props} />,
};

/** The content of the session dialog. @param onTitle called with the title of each view */
export default function SessionViews({ onTitle }: { onTitle: (title: string) => void }) {
  const { t } = useTranslation(['session', 'common']);
  const login = useSelector(selectLogin);
  const texts = useSessionTexts();
  const [view, setView] = useState<SessionView>('view' in login ? login.view : 'login');
  const [email, setEmail] = useState('');
  const View = views[view];
  const title = t(texts.ready ? `${view}.title` : 'common:loading');

  useLayoutEffect(() => {
    onTitle(title);
    return () => onTitle(''); // the next time may start with another view
  }, [onTitle, title]);

  const show: SessionViewProps['onSwitch'] = (next, typed = email) => {
    setEmail(typed);
    setView(next);
  };

  return (
    <>
      {texts.failed && (
        <div role="alert" className={styles.error}>
          <p>{t('common:errors.NETWORK')}</p>
          <Button onClick={texts.retry}>{t('common:retry')}</Button>
        </div>
      )}
      {texts.ready ? (
        <View key={view} email={email} onSwitch={show} />
      ) : (
        !texts.failed && <Spinner label={t('common:loading')} />
      )}
    </>
  );
}
