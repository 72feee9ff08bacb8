import { emailAddress, TextField, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Form } from 'react-final-form';
import * as yup from 'yup';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import styles from './AnotherLink.module.css';
import { useResendVerification } from './verify-account.api.ts';

const schema = yup.object({ email: emailAddress().required() });
const validate = validateWith(schema);

/** Sends another verification link. The response does not reveal whether the address has an account. */
export function AnotherLink() {
  const { t } = useTranslation('account');
  const [resend, { error }] = useResendVerification();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (values: yup.InferType<typeof schema>) => {
    const { email } = schema.cast(values);
    const { error: rejected } = await resend({ email });
    if (!rejected) setSentTo(email);
  };
  if (sentTo) return <p role="status">{t('verification.resent', { email: sentTo })}</p>;
  return (
    <Form validate={validate} subscription={{}} onSubmit={send}>
      {() => (
        <FormBody className={styles.form} aria-label={t('verification.resend_submit')}>
          <p>{t('verification.resend')}</p>
          <TextField name="email" type="email" inputMode="email" autoComplete="email" label={t('profile.email')} />
          <Failure error={error} />
          <FormButtons submit={t('verification.resend_submit')} sending={t('verification.resend_sending')} primary />
        </FormBody>
      )}
    </Form>
  );
}
