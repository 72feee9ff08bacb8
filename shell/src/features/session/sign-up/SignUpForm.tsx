import { type ErrorCode, selectCountry, signUpPlace } from '@idavuelta/shared/contracts';
import { phoneExamples } from '@idavuelta/shared/contracts/rules';
import { ErrorSummary, PasswordField, PhoneField, SelectField, TextField, validateWith } from '@idavuelta/shared/forms';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useApiClient } from '../../../config/ApiClientContext.ts';
import { SwitchLink } from '../SwitchLink.tsx';
import styles from '../session-forms.module.css';
import type { SessionViewProps } from '../session-view.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { SignUpDone } from './SignUpDone.tsx';
import { signUp } from './sign-up.api.ts';
import { type SignUpValues, signUpSchema } from './sign-up.schema.ts';

const countries = ['PE', 'CL', 'ES'] as const;
const validate = validateWith(signUpSchema);

/** Creates an account. Fields that the API rejects show why, and everything typed stays. */
export default function SignUpForm({ email, onSwitch }: SessionViewProps) {
  const { t } = useTranslation('session');
  const callApi = useApiClient();
  const country = useSelector(selectCountry);
  const { pathname, search } = useLocation();
  const [signedUp, setSignedUp] = useState<string>();

  async function send(values: SignUpValues) {
    const data = signUpSchema.cast(values);
    const problem = await signUp(callApi, data);
    if (problem) return problem;
    signUpPlace.keep(pathname + search);
    setSignedUp(data.email);
    return undefined;
  }

  if (signedUp) return <SignUpDone email={signedUp} onSwitch={onSwitch} />;
  return (
    <Form<SignUpValues>
      initialValues={{ email, countryCode: country }}
      validate={validate}
      onSubmit={send}
      render={({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, values }) => (
        <form onSubmit={handleSubmit} noValidate className={styles.form}>
          <p className={styles.lead}>{t('sign_up.lead')}</p>
          <ErrorSummary
            text={t(`common:errors.${(!dirtySinceLastSubmit && (submitError as ErrorCode)) || 'VALIDATION_FAILED'}`)}
          />
          <div className={styles.pair}>
            <TextField
              name="firstName"
              label={t('sign_up.first_name')}
              autoComplete="given-name"
              maxLength={100}
              autoFocus
            />
            <TextField name="lastName" label={t('sign_up.last_name')} autoComplete="family-name" maxLength={100} />
          </div>
          <TextField name="email" label={t('email')} type="email" autoComplete="email" inputMode="email" />
          <div className={styles.pair}>
            <SelectField
              name="countryCode"
              label={t('sign_up.country')}
              options={countries.map((code) => ({ value: code, label: t(`shell:locale.countries.${code}`) }))}
            />
            <PhoneField
              name="phoneNumber"
              label={t('sign_up.phone')}
              help={t('sign_up.phone_help', { example: phoneExamples[values.countryCode] })}
              from={values.countryCode}
            />
          </div>
          <TextField
            name="birthday"
            label={t('sign_up.birthday')}
            type="date"
            autoComplete="bday"
            max={new Date().toISOString().slice(0, 10)}
          />
          <PasswordField
            name="plainPassword"
            label={t('password')}
            help={t('sign_up.password_help')}
            autoComplete="new-password"
          />
          <LegalLinks />
          <Button variant="primary" type="submit" aria-disabled={submitting}>
            {t(submitting ? 'sending' : 'sign_up.submit')}
          </Button>
          <p className={styles.other}>
            <span>{t('sign_up.has_account')}</span>{' '}
            <SwitchLink to="login" onSwitch={onSwitch} text={t('login.submit')} />
          </p>
        </form>
      )}
    />
  );
}
