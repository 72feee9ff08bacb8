import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { CancelAndRefund } from './CancelAndRefund.tsx';
import { CancelPurchase } from './CancelPurchase.tsx';
import { TicketActions } from './TicketActions.tsx';

/** Whether the outcome of a payment is being checked. */
const isBeingChecked = ({ attempt }: OrderDetail['order']) =>
  attempt?.state === 'confirming' || attempt?.state === 'undecided';

/** Whether an unpaid purchase can still be cancelled. */
const canCancelUnpaid = (order: OrderDetail['order']) =>
  (order.paymentState.startsWith('awaiting') && !isBeingChecked(order)) ||
  (order.charge.amount === 0 && Boolean(order.cancellation?.open));

/** The actions for a whole purchase: pay, print, cancel. */
export function PurchaseActions({ purchase }: { purchase: OrderDetail }) {
  const { t } = useTranslation('account');
  const { order } = purchase;
  return (
    <>
      {order.payable && (
        <ButtonLink variant="primary" to={links.orderDetail(order.id)}>
          {t('purchase.pay')}
        </ButtonLink>
      )}
      {order.paymentState === 'paid' && <TicketActions purchase={purchase} />}
      <CancelPurchase id={order.id} possible={canCancelUnpaid(order)} />
      <CancelAndRefund possible={order.charge.amount > 0 && Boolean(order.cancellation?.open)} purchase={purchase} />
    </>
  );
}
