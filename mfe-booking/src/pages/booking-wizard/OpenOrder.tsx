import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice } from '@idavuelta/shared/ui';
import { CancelUnpaidOrder } from '../../features/cancel-order/CancelUnpaidOrder.tsx';
import type { OpenOrder as UnpaidOrder } from '../../state/checkout/checkout.types.ts';
import { isBeingChecked } from '../../state/orders/order-state.ts';
import { useOrder } from '../../state/orders/orders.api.ts';
import { useRenewal } from '../../state/orders/useRenewal.ts';
import { HoldTimer } from '../../ui/HoldTimer.tsx';

/** Polling interval in milliseconds: the order may be paid in another tab, or by staff. */
const pollingInterval = 20_000;

interface OpenOrderProps {
  openOrder: UnpaidOrder;
  /** Called when the seats of the order are free again. */
  onOutdated?: () => void;
}

/** Offers to pay or cancel an unpaid order. It disappears when the order turns out to be paid or ended. */
export default function OpenOrder({ openOrder: { orderId, heldUntil }, onOutdated }: OpenOrderProps) {
  const { t } = useTranslation('booking');
  const { data, refetch } = useOrder({ id: orderId }, { pollingInterval });
  const renewal = useRenewal(orderId, heldUntil);
  const payable = data?.order.payable;
  const transfer = data?.order.paymentState === 'awaiting_transfer_payment';
  return (
    <Notice
      tone="warn"
      title={t('open_order.title')}
      action={
        <>
          <ButtonLink variant={payable ? 'primary' : 'secondary'} to={links.orderDetail(orderId)}>
            {t(payable && !transfer ? 'open_order.pay' : 'open_order.see')}
          </ButtonLink>
          {payable && <CancelUnpaidOrder id={orderId} onDone={onOutdated} />}
        </>
      }
    >
      {data && isBeingChecked(data.order) && <p>{t('hold.unsettled')}</p>}
      <p>{t('open_order.seats')}</p>
      <HoldTimer
        heldUntil={heldUntil}
        renewal={data && !transfer ? renewal : undefined}
        // if the time ran out before the first read, that read is still pending
        onExpired={() => data && void refetch()}
      />
    </Notice>
  );
}
