import type { Credentials } from '@idavuelta/shared/contracts';
import { TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './LoginModal.module.css';
import { loginSchema } from './login.schema.ts';
import { loginClosed, loginSubmitted, selectLogin } from './session.slice.ts';

/** Opens over whatever page asked for a login; that page is as it was when the modal closes. */
export default function LoginModal() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const sending = login.modal === 'open' && login.status === 'sending';
  const refusal = login.modal === 'open' && login.status === 'failed' ? login.reason : undefined;

  return (
    <Dialog title={t('login.title')} onClose={() => dispatch(loginClosed())}>
      <Form<Credentials>
        validate={validateWith(loginSchema)}
        onSubmit={(values) => void dispatch(loginSubmitted(loginSchema.cast(values) as Credentials))}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate className={styles.form}>
            <p className={styles.lead}>{t('login.lead')}</p>
            {refusal && (
              <p role="alert" className={styles.refusal}>
                {refusal === 'BAD_CREDENTIALS' ? t('login_error') : t(`common:errors.${refusal}`)}
              </p>
            )}
            <TextField
              name="email"
              label={t('login.email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoFocus
            />
            <TextField name="password" label={t('login.password')} type="password" autoComplete="current-password" />
            <Button variant="primary" type="submit" aria-disabled={sending}>
              {t(sending ? 'login.sending' : 'login.submit')}
            </Button>
          </form>
        )}
      />
    </Dialog>
  );
}
