import { type Credentials, selectSession } from '@idavuelta/shared/contracts';
import { PasswordField, TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import { ResendLink } from '../ResendLink.tsx';
import { SwitchLink } from '../SwitchLink.tsx';
import { loginSubmitted, selectLogin } from '../session.slice.ts';
import styles from '../session-forms.module.css';
import type { SessionViewProps } from '../session-view.ts';
import { loginSchema } from './login.schema.ts';

const validate = validateWith(loginSchema);

export function LoginForm({ email, onSwitch }: SessionViewProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  const { lastEnd } = useSelector(selectSession);
  const sending = login.modal === 'open' && login.status === 'sending';
  const unverified = login.modal === 'open' && login.status === 'failed' && login.reason === 'ACCOUNT_NOT_VERIFIED';

  return (
    <Form<Credentials>
      initialValues={{ email }}
      validate={validate}
      onSubmit={(values) => void dispatch(loginSubmitted(loginSchema.cast(values) as Credentials))}
      render={({ handleSubmit, values }) => (
        <form onSubmit={handleSubmit} noValidate className={styles.form}>
          {lastEnd === 'expired' ? (
            <Notice tone="warn" title={t('login.ended')} />
          ) : (
            <p className={styles.lead}>{t('login.lead')}</p>
          )}
          {unverified && (
            <>
              <p role="alert" className={styles.error}>
                {t('common:errors.ACCOUNT_NOT_VERIFIED')}
              </p>
              <ResendLink email={values.email} />
            </>
          )}
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus={!email}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            autoFocus={Boolean(email)}
          />
          <SwitchLink to="recovery" onSwitch={onSwitch} text={t('login.forgotten')} />
          <Button variant="primary" type="submit" aria-disabled={sending}>
            {t(sending ? 'login.sending' : 'login.submit')}
          </Button>
          <p className={styles.other}>
            <span>{t('login.no_account')}</span>{' '}
            <SwitchLink to="sign_up" onSwitch={onSwitch} text={t('login.sign_up')} />
          </p>
        </form>
      )}
    />
  );
}
