import { links } from '@idavuelta/shared/contracts';
import { useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { PaymentInstructions } from '../../ui/PaymentInstructions.tsx';
import { useRestoredPage } from '../../ui/useRestoredPage.ts';
import { CheckoutHold } from './CheckoutHold.tsx';
import styles from './checkout.module.css';

/** The checkout step: how to pay the order that was placed. */
export default function CheckoutStep() {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  const event = useSelector(selectEvent);
  const navigate = useNavigate();
  useRestoredPage(() => {
    if (checkout.status === 'placed' && checkout.order.payment.redirect)
      void navigate(links.orderDetail(checkout.order.orderId), { replace: true });
  });
  if (checkout.status !== 'placed' || !event) return null;
  const { order } = checkout;

  if (order.paymentState === 'paid')
    return (
      <Notice tone="good" title={t('checkout.confirmed')}>
        {t('checkout.confirmed_help')}
      </Notice>
    );
  return (
    <div className={styles.step}>
      <ChargeLine order={order} text={order.payment.transfer ? 'transfer.equivalent' : 'payment.charge'} />
      <PaymentInstructions payment={order.payment} timeZone={event.timeZone} />
      {order.heldUntil && <CheckoutHold order={order} heldUntil={order.heldUntil} />}
    </div>
  );
}
