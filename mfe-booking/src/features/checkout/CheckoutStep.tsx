import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { holdExpired } from '../../state/checkout/checkout.slice.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import { PaymentInstructions } from '../../ui/PaymentInstructions.tsx';
import styles from './checkout.module.css';

/** The checkout step: how to pay the order that was placed. */
export function CheckoutStep() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const checkout = useSelector(selectCheckout);
  const event = useSelector(selectEvent);
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
      <PaymentInstructions order={order} timeZone={event.timeZone} />
      {order.heldUntil && <HoldTimer heldUntil={order.heldUntil} onExpired={() => dispatch(holdExpired())} />}
    </div>
  );
}
