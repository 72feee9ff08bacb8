import type { PaymentState } from '@idavuelta/shared/contracts';

/** States that may follow each state of an order; any other transition is an error. */
export const transitions: Record<PaymentState, readonly PaymentState[]> = {
  awaiting_payment: ['awaiting_transfer_payment', 'paid', 'cancelled', 'rejected'],
  awaiting_transfer_payment: ['awaiting_payment', 'paid', 'cancelled'],
  paid: ['refunded'],
  // A late payment arrived while the seats were still free.
  cancelled: ['paid'],
  rejected: ['paid'],
  refunded: [],
};

export const orderStates = Object.keys(transitions) as PaymentState[];

/** Returns the state after a transition; undefined when it is not allowed. */
export const nextOrderState = (from: PaymentState, to: PaymentState): PaymentState | undefined =>
  transitions[from].includes(to) ? to : undefined;

/** The order holds seats and may be paid. */
export const isWaiting = (state: PaymentState) => state === 'awaiting_payment' || state === 'awaiting_transfer_payment';

/** States of orders that hold seats and may be paid. */
export const waitingStates = orderStates.filter(isWaiting);

/** States in which an order occupies tickets, paid or not. */
export const takenStates: PaymentState[] = ['paid', ...waitingStates];

/** The order ended unpaid and its seats were released. */
export const hasEnded = (state: PaymentState) => state === 'cancelled' || state === 'rejected';
