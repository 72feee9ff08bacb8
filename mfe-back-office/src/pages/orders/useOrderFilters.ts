import type { PaymentState } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { useSeesContacts } from '../../features/contacts/useSeesContacts.ts';
import { choice } from '../../lists/filters/choice.ts';
import type { FilterDefinition } from '../../lists/filters/filters.types.ts';

const states: PaymentState[] = [
  'awaiting_payment',
  'awaiting_transfer_payment',
  'paid',
  'cancelled',
  'rejected',
  'refunded',
];

/** The search for everything known about an order, and the filters of the list. */
export function useOrderFilters(): FilterDefinition[] {
  const { t } = useTranslation('back-office/orders');
  const seesContacts = useSeesContacts();
  return [
    {
      kind: 'search',
      name: 'text',
      label: t('search.label'),
      help: t(seesContacts ? 'search.help' : 'search.help_of_names'),
    },
    choice('state', t('filters.state'), states, (value) => t(`back-office:order_states.${value}`), {
      any: t('filters.any'),
    }),
    { kind: 'day', name: 'from', label: t('filters.from') },
    { kind: 'day', name: 'until', label: t('filters.until'), after: 'from' },
    { kind: 'check', name: 'flagged', label: t('filters.flagged') },
  ];
}
