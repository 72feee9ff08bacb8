import type { AttemptState } from '../../../database/column-types.ts';

/** States of a payment attempt, with the values stored in the database. */
export const attemptState = {
  started: 'started',
  /** The provider was or is about to be asked to charge, and its response is unknown. */
  confirming: 'confirming',
  paid: 'paid',
  rejected: 'rejected',
  /** The buyer left the payment page, never reached it, or ran out of time. */
  abandoned: 'abandoned',
  /** Money received for an order that has ended or is already paid; it is refunded. */
  toRefund: 'unapplied',
  /** The provider's response does not match the order. */
  mismatch: 'refused',
} as const satisfies Record<string, AttemptState>;

/** States that an attempt ends in after money has moved. */
export const charged = ['paid', 'unapplied', 'refused'] as const;

/**
 * States that may follow each state of an attempt. A rejected or abandoned attempt may still be charged: some payment
 * pages offer a retry with another card, and some providers report late.
 */
export const attemptTransitions: Record<AttemptState, readonly AttemptState[]> = {
  started: ['confirming', 'rejected', 'abandoned', ...charged],
  // Back to `started` when the provider stated that there is nothing to confirm yet.
  confirming: ['started', 'rejected', 'abandoned', ...charged],
  rejected: charged,
  // `rejected`: staff may reject an abandoned transfer, so that money arriving later does not pay its order.
  abandoned: ['confirming', 'rejected', ...charged],
  paid: [],
  unapplied: [],
  refused: [],
};

export const attemptStates = Object.keys(attemptTransitions) as AttemptState[];

/** Returns the state after a transition; undefined when it is not allowed. */
export const nextAttemptState = (from: AttemptState, to: AttemptState): AttemptState | undefined =>
  attemptTransitions[from].includes(to) ? to : undefined;

/** Tells whether the attempt is undecided. */
export const isOpen = (state: AttemptState) => state === attemptState.started || state === attemptState.confirming;

/** Tells whether the state is final. */
export const isSettled = (state: AttemptState) => attemptTransitions[state].length === 0;
