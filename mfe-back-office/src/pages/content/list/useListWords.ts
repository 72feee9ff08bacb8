import type { AuditRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

type Values = Record<string, unknown>;

/** The words for the fields of a list: `17.url` is the address of the item 17, `order` their order. */
export function useListWords() {
  const { t } = useTranslation('back-office/content');
  const labelOf = (field: string) => t(`fields.${field.split(/[.\]]+/).at(-1)}`);
  return {
    labelOf,

    /** What a change did: both sides of each field, an em dash where there was none. */
    detailOf(detail: AuditRow['detail']) {
      const { before = {}, after = {} } = detail as { before?: Values; after?: Values };
      const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      return fields
        .map((field) => {
          const [id] = field.split('.');
          const of = field === id ? '' : ` (${id})`;
          return `${labelOf(field)}${of}: ${before[field] || '—'} → ${after[field] || '—'}`;
        })
        .join('; ');
    },
  };
}
