import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { isInvited } from '../../state/payment/prices.ts';
import { selectIsFree } from '../../state/payment/totals.selectors.ts';
import { useChosenPickUps } from '../../state/pick-ups/usePickUps.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { ChosenPickUps } from '../../ui/ChosenPickUps.tsx';
import { CouponBox } from './CouponBox.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import styles from './payment.module.css';

/** The payment step: review of the order, coupon and payment method. */
export default function PaymentStep() {
  const { t } = useTranslation('booking');
  const event = useSelector(selectEvent);
  const free = useSelector(selectIsFree);
  const pickUps = useChosenPickUps();
  return (
    <div className={styles.step}>
      <PaymentProblem />
      <OrderReview />
      {event && <ChosenPickUps places={pickUps} event={event} className={`${styles.pickUps} ${styles.onPhones}`} />}
      {!isInvited(event) && <p className={styles.onPhones}>{t('sold')}</p>}
      {!isInvited(event) && <CouponBox />}
      <PaymentForm key={String(free)} free={free} />
    </div>
  );
}
