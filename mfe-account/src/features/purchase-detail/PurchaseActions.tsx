import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { CancelAndRefund } from './CancelAndRefund.tsx';
import { CancelPurchase } from './CancelPurchase.tsx';
import { TicketActions } from './TicketActions.tsx';

/** Whether it is being found out what became of a payment. */
const isBeingChecked = ({ attempt }: OrderDetail['order']) =>
  attempt?.state === 'confirming' || attempt?.state === 'undecided';

/** A purchase for which nothing was paid, as long as that can be. */
const canGiveUp = (order: OrderDetail['order']) =>
  (order.paymentState.startsWith('awaiting') && !isBeingChecked(order)) ||
  (order.total === 0 && Boolean(order.cancellation?.open));

/** What can be done with all of a purchase. */
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
      <CancelPurchase id={order.id} possible={canGiveUp(order)} />
      <CancelAndRefund possible={order.total > 0 && Boolean(order.cancellation?.open)} purchase={purchase} />
    </>
  );
}
