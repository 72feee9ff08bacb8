import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

type Values = Record<string, unknown>;

/** Returns labels for the fields of a list: `17.url` is the URL of item 17, `order` the order of the items. */
export function useListWords() {
  const { t } = useTranslation('back-office/content');
  const labelOf = (field: string) => t(`fields.${field.split(/[.\]]+/).at(-1)}`);
  return {
    labelOf,

    /** Describes a change: both values of each field, an em dash for a missing one. */
    detailOf(detail: AuditRow['detail']) {
      const { before = {}, after = {} } = detail as { before?: Values; after?: Values };
      const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      return fields
        .map((field) => {
          const [id] = field.split('.');
          const item = field === id ? '' : ` (${id})`;
          return `${labelOf(field)}${item}: ${before[field] || '—'} → ${after[field] || '—'}`;
        })
        .join('; ');
    },
  };
}
