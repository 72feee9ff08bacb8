import { type Profile, selectCountry } from '@idavuelta/shared/contracts';
import { PasswordField, PhoneField, SelectField, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import { isAnotherEmail } from './profile.schema.ts';

export function ProfileFields({ genderOptions, email }: Pick<Profile, 'genderOptions' | 'email'>) {
  const { t } = useTranslation('account');
  const country = useSelector(selectCountry);
  return (
    <>
      <TextField name="firstName" label={t('profile.names')} autoComplete="given-name" maxLength={100} />
      <TextField name="lastName" label={t('profile.surnames')} autoComplete="family-name" maxLength={100} />
      <TextField name="rut" label={t(`profile.document.${country}`)} maxLength={30} optional />
      <SelectField
        name="gender"
        label={t('profile.gender')}
        help={t('profile.gender_help')}
        placeholder={t('profile.choose_gender')}
        options={Object.entries(genderOptions).map(([value, key]) => ({ value, label: t(key) }))}
      />
      <PhoneField name="phoneNumber" label={t('profile.phone')} from={country} />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('profile.email')}
        help={t('profile.email_help')}
        autoComplete="email"
        maxLength={254}
      />
      <EmailPassword stored={email} />
    </>
  );
}

/** Appears once another e-mail address is typed, so that whoever finds the customer's phone cannot change it. */
function EmailPassword({ stored }: { stored: string }) {
  const { t } = useTranslation('account');
  const { input } = useField<string | undefined>('email', { subscription: { value: true } });
  if (!isAnotherEmail(input.value, stored)) return null;
  return (
    <PasswordField
      name="currentPassword"
      autoComplete="current-password"
      label={t('password.current')}
      help={t('profile.email_password_help')}
    />
  );
}
