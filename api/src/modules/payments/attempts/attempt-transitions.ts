import type { AttemptState } from '../../../database/column-types.ts';

/** Where an attempt to pay stands; the values are those of the database. */
export const attemptState = {
  started: 'started',
  /** We have asked the provider to charge, or are about to, and do not know its answer. */
  confirming: 'confirming',
  paid: 'paid',
  rejected: 'rejected',
  /** The buyer left the payment page, or never reached it, or the time was over. */
  abandoned: 'abandoned',
  /** Real money that pays no order: its order has ended, or is paid already. It is paid back. */
  toRefund: 'unapplied',
  /** The provider's response does not fit the order. */
  mismatch: 'refused',
} as const satisfies Record<string, AttemptState>;

/** The states that money which has moved leads to. */
export const charged = ['paid', 'unapplied', 'refused'] as const;

/**
 * The states that may follow each state of an attempt. An attempt that was refused or given up may still be charged:
 * some payment pages let another card be tried, and some providers tell late.
 */
export const attemptTransitions: Record<AttemptState, readonly AttemptState[]> = {
  started: ['confirming', 'rejected', 'abandoned', ...charged],
  // Back to `started` when the provider said for sure that there is nothing to confirm yet.
  confirming: ['started', 'rejected', 'abandoned', ...charged],
  rejected: charged,
  // Rejected by staff: the money of a transfer that was given up is not to pay its order any more.
  abandoned: ['confirming', 'rejected', ...charged],
  paid: [],
  unapplied: [],
  refused: [],
};

export const attemptStates = Object.keys(attemptTransitions) as AttemptState[];

/** The state after a transition; undefined when it is not allowed. */
export const nextAttemptState = (from: AttemptState, to: AttemptState): AttemptState | undefined =>
  attemptTransitions[from].includes(to) ? to : undefined;

/** Nobody knows yet how the attempt ends. */
export const isOpen = (state: AttemptState) => state === attemptState.started || state === attemptState.confirming;

/** No later result changes how the attempt ended. */
export const isSettled = (state: AttemptState) => attemptTransitions[state].length === 0;
