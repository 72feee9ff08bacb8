import type { Credentials } from '@idavuelta/shared/contracts';
import { TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Dialog } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import styles from './LoginModal.module.css';
import { loginSchema } from './login.schema.ts';
import { loginClosed, loginSubmitted, selectLogin } from './session.slice.ts';

/** Opens over the current page, which stays mounted behind it. */
export default function LoginModal() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const sending = login.modal === 'open' && login.status === 'sending';
  const failure = login.modal === 'open' && login.status === 'failed' ? login.reason : undefined;

  return (
    <Dialog title={t('login.title')} onClose={() => dispatch(loginClosed())}>
      <Form<Credentials>
        validate={validateWith(loginSchema)}
        onSubmit={(values) => void dispatch(loginSubmitted(loginSchema.cast(values) as Credentials))}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate className={styles.form}>
            <p className={styles.lead}>{t('login.lead')}</p>
            {failure && (
              <p role="alert" className={styles.error}>
                {failure === 'BAD_CREDENTIALS' ? t('login_error') : t(`common:errors.${failure}`)}
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
