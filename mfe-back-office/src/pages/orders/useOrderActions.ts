import type { FoundOrder, ResendableMail, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { BulkAction } from '../../lists/bulk/bulk.types.ts';
import { useCancelOrder, useResendMail, useResolveFlag } from './order/order-changes.api.ts';

const buyersMail: Partial<Record<FoundOrder['state'], ResendableMail>> = {
  paid: 'order-paid',
  awaiting_transfer_payment: 'transfer-instructions',
  awaiting_payment: 'payment-link',
};

/** What can be done to several orders. None of it moves money. */
export function useOrderActions(permissions: readonly StaffPermission[]): BulkAction<FoundOrder>[] {
  const { t } = useTranslation('back-office/orders');
  const [resend] = useResendMail();
  const [cancel] = useCancelOrder();
  const [resolve] = useResolveFlag();
  const changes: BulkAction<FoundOrder>[] = [
    {
      key: 'resend',
      label: t('bulk.resend'),
      lead: t('bulk.resend_lead'),
      isFor: ({ state }) => state in buyersMail,
      run: ({ orderId: id, state }) => resend({ id, mail: buyersMail[state] ?? 'order-paid' }),
    },
    {
      key: 'cancel',
      label: t('bulk.cancel'),
      lead: t('bulk.cancel_lead'),
      reason: t('fields.reason'),
      danger: true,
      isFor: ({ state }) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment',
      run: ({ orderId: id }, reason) => cancel({ id, reason }),
    },
  ];
  const resolveFlags: BulkAction<FoundOrder> = {
    key: 'resolve',
    label: t('actions_of.resolve'),
    lead: t('bulk.resolve_lead'),
    reason: t('fields.reason'),
    // what is paid back by hand is recorded order by order, with its day and number
    isFor: ({ flags }) => flags.length > 0 && !flags.includes('refund-by-hand'),
    run: ({ orderId: id }, reason) => resolve({ id, reason }),
  };
  return [
    ...(permissions.includes('orders.change') ? changes : []),
    ...(permissions.includes('orders.refund') ? [resolveFlags] : []),
  ];
}
