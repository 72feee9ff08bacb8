import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

interface Detail {
  after?: Record<string, unknown>;
  /** Of a certificate. */
  subject?: string;
  /** Of folios. */
  series?: string;
  from?: number;
  to?: number;
}

/** Returns a function that says which parts of a company were changed, or which certificate or folios were added. */
export function useCompanyChange() {
  const { t } = useTranslation('back-office/tax-companies');
  return (detail: AuditRow['detail']) => {
    const { after, subject, series, from, to } = detail as Detail;
    if (after)
      return Object.keys(after)
        .map((field) => t(`fields.${field}`))
        .join(', ');
    return subject ?? `${t([`folios.types.${series}`, 'folios.type'], { series })}: ${from}–${to}`;
  };
}
