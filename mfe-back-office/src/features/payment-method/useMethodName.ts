import { providerNames } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

/** Returns a function that names a payment method; a method newer than this module is shown as its code. */
export function useMethodName() {
  const { t } = useTranslation('back-office');
  return (code: string): string =>
    code in providerNames
      ? providerNames[code as keyof typeof providerNames]
      : t(`payment_methods.${code}`, { defaultValue: code });
}
