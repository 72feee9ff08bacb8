import { links } from '@idavuelta/shared/contracts';
import { Link, useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { orderSubmitted } from '../../state/checkout/checkout.actions.ts';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import type { EndedOrder } from '../../state/checkout/checkout.types.ts';
import {
  couponErrorKey,
  endedTextKey,
  isCouponError,
  isTurnError,
  isUnanswered,
  recoveryStep,
} from '../../state/checkout/order-errors.ts';
import { selectPayment } from '../../state/payment/payment.selectors.ts';
import { selectRoom } from '../../state/waiting-room/waiting-room.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { Problem } from '../../ui/Problem.tsx';

/** Why the order was not placed, when the buyer can correct it in this step or try again. */
export function PaymentProblem() {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  const room = useSelector(selectRoom);
  if (checkout.status === 'expired') return <HoldExpired ended={checkout} />;
  if (checkout.status !== 'correctable' || recoveryStep(checkout) !== 'payment') return null;
  // the panel of the queue says so
  if (room !== undefined && isTurnError(checkout.code)) return null;
  // its form says so next to the field
  if (checkout.rejectedFields.some(({ field }) => field.startsWith('taxBuyer.'))) return null;
  return (
    <Problem>
      <p>
        {t(
          isCouponError(checkout.code)
            ? couponErrorKey(checkout.couponReason ?? checkout.code)
            : `common:errors.${checkout.code}`,
        )}
      </p>
      {checkout.code === 'TOO_MANY_UNPAID_ORDERS' && (
        <p>
          <Link to={links.account('payments')}>{t('payment.see_purchases')}</Link>
        </p>
      )}
      {isUnanswered(checkout.code) && <p>{t('payment.retry_is_safe')}</p>}
    </Problem>
  );
}

/** The time to pay is over. One press orders the same again, if the seats are still free and no payment is pending. */
function HoldExpired({ ended }: { ended: EndedOrder }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { method } = useSelector(selectPayment);
  const event = useSelector(selectEvent);
  return (
    <Problem quiet={ended.background}>
      <p>{t(endedTextKey(ended))}</p>
      {ended.unsettled && (
        <>
          <p>{t('hold.unsettled')}</p>
          <p>
            <Link to={links.orderDetail(ended.unsettled)}>{t('open_order.see')}</Link>
          </p>
        </>
      )}
      {method && !ended.unsettled && (
        <p>
          <Button onClick={() => dispatch(orderSubmitted(method))}>
            {t('hold.retake', { context: event?.countryCode })}
          </Button>
        </p>
      )}
    </Problem>
  );
}
