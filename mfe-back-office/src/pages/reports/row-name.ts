import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useMethodName } from '../../features/payment-method/useMethodName.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';

/** Returns a function that names a row of a report. */
export function useRowName() {
  const { t } = useTranslation('back-office/reports');
  const { date } = useFormats();
  const translated = useTranslated();
  const countryName = useCountryName();
  const methodName = useMethodName();
  return ({ key, label, country }: ReportRow, by: ReportBy) => {
    const { name, code, startsAt } = label;
    if (by === 'day') return date(`${key}T12:00:00Z`, 'medium', 'UTC');
    if (by === 'country') return countryName(country);
    if (by === 'method') return methodName(key);
    if (by === 'coupon') return code ?? t('no_coupon');
    const event = (name && translated(name)?.name) ?? code ?? key;
    return startsAt ? `${event} · ${date(startsAt, 'medium', 'UTC')}` : event;
  };
}
