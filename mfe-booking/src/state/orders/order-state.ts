import type { OrderDetail, PaymentState } from '@idavuelta/shared/contracts';

/** Whether an order still waits for its payment. */
export const isWaiting = (state: PaymentState) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment';

/** Whether an order ended without a payment: its seats were given back. */
export const hasEnded = (state: PaymentState) => state === 'cancelled' || state === 'rejected';

/** Whether a payment is being confirmed, or reviewed by our staff. */
export const isBeingChecked = ({ attempt }: OrderDetail['order']) =>
  attempt?.state === 'confirming' || attempt?.state === 'undecided';

/** Whether the result of the latest attempt is unknown, so that "nothing was charged" may be false. */
export const isUnsettled = ({ attempt }: OrderDetail['order']) =>
  attempt !== undefined && attempt.state !== 'rejected' && attempt.state !== 'abandoned';
