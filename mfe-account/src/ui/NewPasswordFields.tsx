import { PasswordField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';

/** A new password, twice. */
export function NewPasswordFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        name="password1"
        autoComplete="new-password"
        label={t('recovery.password1')}
        help={t('recovery.help')}
      />
      <PasswordField name="password2" autoComplete="new-password" label={t('recovery.password2')} />
    </>
  );
}
