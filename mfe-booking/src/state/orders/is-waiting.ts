import type { PaymentState } from '@idavuelta/shared/contracts';

/** Whether an order still waits for its payment. */
export const isWaiting = (state: PaymentState) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment';
