import type { PaymentMethodCode, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { type Money, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useRef } from 'react';
import { isUnanswered } from '../../state/checkout/order-errors.ts';
import { newDraftId } from '../../state/draft/draft.ts';

/** An attempt to pay. */
interface Attempt {
  request: PaymentRequest;
  /** Idempotency key: repeating the call starts no second attempt. */
  key: string;
}

type Pay = (attempt: Attempt) => Promise<{ data?: PlacedOrder; error?: unknown }>;

/**
 * Starts an attempt to pay an order. A request without a response is repeated with the same key, so that it counts
 * once.
 */
export function useNewAttempt(pay: Pay, onStarted: (order: PlacedOrder) => void) {
  const unanswered = useRef<{ paymentCode: PaymentMethodCode; key: string }>(undefined);

  const start = async (paymentCode: PaymentMethodCode, shown: Money | undefined) => {
    const key = unanswered.current?.paymentCode === paymentCode ? unanswered.current.key : newDraftId();
    unanswered.current = { paymentCode, key };
    const request = { paymentCode, url: window.location.origin, ...(shown && { charge: toDecimalAmount(shown) }) };
    const { data, error } = await pay({ request, key });
    if (!error || !isUnanswered((error as ApiProblem).code)) unanswered.current = undefined;
    if (data) onStarted(data);
  };
  return (paymentCode: PaymentMethodCode, shown: Money | undefined) => void start(paymentCode, shown);
}
