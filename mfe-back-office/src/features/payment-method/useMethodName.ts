import { providerNames } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

/** @returns a function that names a way to pay; one that is newer than this module is named by its code */
export function useMethodName() {
  const { t } = useTranslation('back-office');
  return (code: string): string =>
    code in providerNames
      ? providerNames[code as keyof typeof providerNames]
      : t(`payment_methods.${code}`, { defaultValue: code });
}
