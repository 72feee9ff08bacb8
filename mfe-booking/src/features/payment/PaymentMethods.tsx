import type { CountryCode, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { convertedChargeBy } from '../../state/payment/charge.ts';
import { onlyMethod } from '../../state/payment/only-method.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { selectTotals } from '../../state/payment/totals.selectors.ts';
import { isTooLateForTransfer, startOf } from '../../state/payment/transfer-lead.ts';
import { selectDate } from '../../state/tickets/tickets.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { MethodChoice } from '../../ui/MethodChoice.tsx';

/** The payment methods of the event's country. */
export function PaymentMethods({ country }: { country: CountryCode }) {
  const { t } = useTranslation('booking');
  const { input, meta } = useField<PaymentMethodCode | undefined>('paymentCode');
  const date = useSelector(selectDate);
  const event = useSelector(selectEvent);
  const { total } = useSelector(selectTotals);
  const transferTooLate = isTooLateForTransfer(date && event && startOf(date, event));
  const { value, onChange } = input;
  const query = usePaymentMethods(country);
  const { data } = query;

  // a method of a restored draft, or one whose rate became too old, may not be offered any more
  const chosen = data?.find(({ code }) => code === value);
  const unavailable = value && data && (!chosen || (chosen.kind === 'transfer' && transferTooLate));
  useEffect(() => {
    if (unavailable) onChange(undefined);
  }, [unavailable, onChange]);

  // only at first: when another method disappears, the remaining one is not the buyer's choice
  const seen = useRef(false);
  useEffect(() => {
    if (!data || seen.current) return;
    seen.current = true;
    const only = onlyMethod(data, transferTooLate);
    if (only && !value) onChange(only);
  }, [data, transferTooLate, value, onChange]);

  const error = meta.touched || meta.submitFailed ? meta.error : undefined;
  return (
    <QueryBoundary query={query} skeleton={[56, 56]}>
      {(methods) => (
        <MethodChoice
          methods={methods}
          convertedCharge={(method) => convertedChargeBy(method, total)}
          value={value || undefined}
          onChange={onChange}
          onBlur={() => input.onBlur()}
          transferTooLate={transferTooLate}
          error={error && t(error.key)}
        />
      )}
    </QueryBoundary>
  );
}
