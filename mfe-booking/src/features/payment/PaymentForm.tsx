import type { PaymentCode } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import { orderSubmitted } from '../../state/checkout/checkout.actions.ts';
import { useLegalTexts } from '../../state/legal/legal-texts.api.ts';
import { selectPayment } from '../../state/payment/payment.selectors.ts';
import { methodChosen, taxBuyerEntered } from '../../state/payment/payment.slice.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { isInvited } from '../../state/payment/prices.ts';
import { useSelectOnce } from '../../state/useSelectOnce.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { BeforePaying } from '../../ui/BeforePaying.tsx';
import { StepForm } from '../../ui/StepForm.tsx';
import { ChargeNotice } from './ChargeNotice.tsx';
import { Conditions } from './Conditions.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { freeSchema, paymentSchemaWith } from './payment.schema.ts';
import { RefundTerms } from './RefundTerms.tsx';
import { TaxBuyerBlock } from './tax-buyer/TaxBuyerBlock.tsx';
import { selectTaxBuyerRules } from './tax-buyer/tax-buyer.selectors.ts';
import { useTaxBuyerRejection } from './tax-buyer/useTaxBuyerRejection.ts';

/** Chooses how the order is paid. A free order and a paid one need two forms: give each its own `key`. */
export function PaymentForm({ free }: { free: boolean }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const event = useSelector(selectEvent);
  const { method, taxBuyer } = useSelectOnce(selectPayment);
  const rules = useSelector(selectTaxBuyerRules);
  const schema = useMemo(() => (free ? freeSchema : paymentSchemaWith(rules)), [free, rules]);
  const invited = isInvited(event);
  // The event's country, not the visitor's: its methods pay the order.
  const country = event?.countryCode ?? 'PE';
  // with several methods, only the choice re-renders when they arrive
  const methods = usePaymentMethods(country, { skip: invited || !free || !event });

  const texts = useLegalTexts(event?.countryCode, { isFree: free });

  // a total of zero never reaches a payment provider, but the API expects a method: any of the country's will do
  const freeCode: PaymentCode = invited ? 'prepagado' : (methods.data?.[0]?.code ?? 'prepagado');

  return (
    <StepForm
      initialValues={{ paymentCode: method, taxBuyer }}
      schema={schema}
      rejection={useTaxBuyerRejection()}
      onChange={(values) => {
        dispatch(methodChosen(values.paymentCode));
        // no new key: another tab's draft counts where nothing has changed
        if (values.taxBuyer) dispatch(taxBuyerEntered({ taxBuyer: values.taxBuyer }));
      }}
      onSubmit={({ paymentCode }) => dispatch(orderSubmitted((!free && paymentCode) || freeCode))}
    >
      {free ? <p>{t(invited ? 'payment.invited' : 'payment.nothing_to_pay')}</p> : <PaymentMethods country={country} />}
      {!free && <TaxBuyerBlock country={country} />}
      <ChargeNotice />
      <Conditions />
      {!free && <RefundTerms />}
      <BeforePaying texts={texts} country={event?.countryCode} free={free} />
    </StepForm>
  );
}
