import { eventType, eventVisibilities } from '@idavuelta/shared/contracts';
import { saleStatuses } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { choice } from '../../../lists/filters/choice.ts';
import type { FilterDefinition } from '../../../lists/filters/filters.types.ts';

const visibilities = ['draft', ...eventVisibilities] as const;

/** The filters of the list of events. */
export function useEventFilters(): FilterDefinition[] {
  const { t } = useTranslation('back-office/events');
  const any = t('filters.any');
  return [
    { kind: 'search', name: 'text', label: t('filters.text') },
    choice('country', t('filters.country'), ['PE', 'CL', 'ES'], (value) => t(`countries.${value}`), { any }),
    {
      kind: 'choice',
      name: 'type',
      label: t('filters.type'),
      any,
      options: Object.entries(eventType).map(([name, code]) => ({ value: String(code), label: t(`types.${name}`) })),
    },
    choice('visibility', t('filters.visibility'), visibilities, (value) => t(`visibilities.${value}`), { any }),
    choice('status', t('filters.status'), saleStatuses, (value) => t(`back-office:event_states.${value}`), {
      any: t('filters.not_over'),
    }),
  ];
}
