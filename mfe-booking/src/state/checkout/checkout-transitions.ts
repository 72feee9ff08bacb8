import type { CheckoutStatus } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';

type Transitions = Partial<Record<CheckoutEvent['type'], CheckoutStatus>>;

/** How an order that is under way can end, however it came to be. */
const outcomes = {
  orderPlaced: 'placed',
  orderRefused: 'refused',
  orderFailed: 'rejected',
  orderFound: 'found',
  holdExpired: 'expired',
} satisfies Transitions;

/**
 * The status after each event in each status. An event without an entry is ignored: it changes nothing, the open order
 * included. The buyer may change something, or open another draft, while an order is under way: its outcome is then learned
 * in `idle` or `expired`.
 */
export const transitions: Record<CheckoutStatus, Transitions> = {
  idle: {
    ...outcomes,
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    openOrderStored: 'idle',
    openOrderHeld: 'idle',
    openOrderSettled: 'idle',
    openOrderEnded: 'expired',
    openOrderGivenUp: 'idle',
    openOrderReplaced: 'idle',
  },
  placing: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderPlaced: 'placed',
    orderRefused: 'refused',
    orderFailed: 'rejected',
    holdExpired: 'expired',
    openOrderResumed: 'resuming',
    openOrderHeld: 'placing',
    openOrderSettled: 'placing',
    openOrderEnded: 'placing',
    openOrderGivenUp: 'placing',
  },
  resuming: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderPlaced: 'placed',
    orderRefused: 'refused',
    orderFailed: 'rejected',
    holdExpired: 'expired',
    openOrderConflicted: 'checking',
    openOrderHeld: 'resuming',
    openOrderSettled: 'resuming',
    openOrderEnded: 'resuming',
    openOrderGivenUp: 'resuming',
  },
  checking: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderRefused: 'refused',
    orderFound: 'found',
    openOrderReplaced: 'placing',
    openOrderHeld: 'checking',
    openOrderSettled: 'checking',
    openOrderEnded: 'checking',
    openOrderGivenUp: 'checking',
  },
  placed: {
    draftOpened: 'idle',
    checkoutLeft: 'idle',
    holdExpired: 'expired',
    openOrderHeld: 'placed',
    openOrderSettled: 'placed',
    openOrderEnded: 'placed',
    openOrderGivenUp: 'placed',
  },
  refused: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    openOrderStored: 'refused',
    openOrderHeld: 'refused',
    openOrderSettled: 'refused',
    openOrderEnded: 'refused',
    openOrderGivenUp: 'refused',
  },
  rejected: {
    draftOpened: 'idle',
    openOrderHeld: 'rejected',
    openOrderSettled: 'rejected',
    openOrderEnded: 'rejected',
    openOrderGivenUp: 'rejected',
  },
  expired: {
    ...outcomes,
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    openOrderStored: 'idle',
  },
  found: {
    draftOpened: 'idle',
    openOrderHeld: 'found',
    openOrderSettled: 'found',
    openOrderEnded: 'found',
    openOrderGivenUp: 'found',
  },
};

/** The status after an event; undefined when the event is ignored. */
export const nextCheckoutStatus = (from: CheckoutStatus, event: CheckoutEvent['type']): CheckoutStatus | undefined =>
  transitions[from][event];
