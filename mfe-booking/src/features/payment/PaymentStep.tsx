import type { PaymentCode } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { orderSubmitted } from '../../state/checkout/checkout.slice.ts';
import { selectPayment } from '../../state/payment/payment.selectors.ts';
import { methodChosen } from '../../state/payment/payment.slice.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { isInvited } from '../../state/payment/prices.ts';
import { selectIsFree } from '../../state/payment/totals.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { StepForm } from '../../ui/StepForm.tsx';
import { ChargeNotice } from './ChargeNotice.tsx';
import { Conditions } from './Conditions.tsx';
import { CouponBox } from './CouponBox.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import styles from './payment.module.css';
import { freeSchema, paymentSchema } from './payment.schema.ts';

/** The payment step: what is bought, the coupon, and how it is paid. */
export default function PaymentStep() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const event = useSelector(selectEvent);
  const free = useSelector(selectIsFree);
  const { method } = useSelector(selectPayment);
  const categories = useCategories();
  const invited = isInvited(event);
  // The event's country, not the visitor's: that is where the order is paid.
  const methods = usePaymentMethods(event?.countryCode ?? 'PE', { skip: invited || !event });

  // a total of zero never reaches a payment provider, but the API expects a method: any of the country's will do
  const freeCode: PaymentCode = invited ? 'prepagado' : (methods.data?.[0]?.code ?? 'prepagado');

  return (
    <div className={styles.step}>
      <PaymentProblem />
      <QueryBoundary query={categories} skeleton={[56, 56, 56]}>
        {() => <OrderReview />}
      </QueryBoundary>
      {!invited && <CouponBox />}
      <StepForm
        key={String(free)}
        initialValues={{ paymentCode: method }}
        schema={free ? freeSchema : paymentSchema}
        onChange={({ paymentCode }) => dispatch(methodChosen(paymentCode))}
        onSubmit={({ paymentCode }) => dispatch(orderSubmitted((!free && paymentCode) || freeCode))}
      >
        {free ? <p>{t(invited ? 'payment.invited' : 'payment.nothing_to_pay')}</p> : <PaymentMethods query={methods} />}
        <ChargeNotice />
        <Conditions />
      </StepForm>
    </div>
  );
}
