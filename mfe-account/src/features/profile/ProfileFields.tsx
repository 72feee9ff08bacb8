import { type Profile, selectCountry } from '@idavuelta/shared/contracts';
import { SelectField, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';

export function ProfileFields({ genderOptions }: Pick<Profile, 'genderOptions'>) {
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
        placeholder={t('profile.choose_gender')}
        options={Object.entries(genderOptions).map(([value, key]) => ({ value, label: t(key) }))}
      />
      <TextField
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        label={t('profile.phone')}
        autoComplete="tel"
        maxLength={24}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('profile.email')}
        help={t('profile.email_help')}
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}
