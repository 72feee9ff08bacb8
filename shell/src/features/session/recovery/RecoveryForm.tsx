import { type ErrorCode, notified } from '@idavuelta/shared/contracts';
import { TextField, validateWith } from '@idavuelta/shared/forms';
import { toApiError, useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useApiClient } from '../../../config/ApiClientContext.ts';
import { SwitchLink } from '../SwitchLink.tsx';
import styles from '../session-forms.module.css';
import type { SessionViewProps } from '../session-view.ts';
import { recoverySchema } from './recovery.schema.ts';

interface Recovery {
  email: string;
}

const validate = validateWith(recoverySchema);

/** Requests the mail with the link that sets a new password. */
export function RecoveryForm({ email, onSwitch }: SessionViewProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const callApi = useApiClient();
  const [sentTo, setSentTo] = useState<string>();

  async function send(values: Recovery) {
    const data = recoverySchema.cast(values);
    try {
      await callApi({ method: 'POST', url: '/recovery', data });
      setSentTo(data.email);
      return undefined;
    } catch (error) {
      const code: ErrorCode = toApiError(error).code;
      dispatch(notified({ kind: 'error', key: `common:errors.${code}`, as: 'snackbar' }));
      return { [FORM_ERROR]: code };
    }
  }

  if (sentTo)
    return (
      <div className={styles.form}>
        <p role="status">{t('recovery.sent', { email: sentTo })}</p>
        <Button variant="primary" onClick={() => onSwitch('login', sentTo)}>
          {t('back_to_login')}
        </Button>
      </div>
    );
  return (
    <Form<Recovery>
      initialValues={{ email }}
      validate={validate}
      onSubmit={send}
      render={({ handleSubmit, submitting }) => (
        <form onSubmit={handleSubmit} noValidate className={styles.form}>
          <p className={styles.lead}>{t('recovery.lead')}</p>
          <TextField name="email" label={t('email')} type="email" autoComplete="username" inputMode="email" autoFocus />
          <Button variant="primary" type="submit" aria-disabled={submitting}>
            {t(submitting ? 'sending' : 'recovery.submit')}
          </Button>
          <SwitchLink to="login" onSwitch={onSwitch} text={t('back_to_login')} />
        </form>
      )}
    />
  );
}
