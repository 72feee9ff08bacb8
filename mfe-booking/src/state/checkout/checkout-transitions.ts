import type { CheckoutStatus } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';

type Transitions = Partial<Record<CheckoutEvent['type'], CheckoutStatus>>;

/**
 * The status after each event in each status. An event without an entry is ignored: it changes nothing, the open order
 * included. The buyer may change something while an order is under way: its outcome then comes in `idle` or `expired`.
 * What the server says of the open order is not in the table: it is true in every status (`open-order.reducer.ts`).
 */
export const transitions: Record<CheckoutStatus, Transitions> = {
  idle: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    orderPlaced: 'placed',
    orderCorrectable: 'correctable',
    orderFailed: 'rejected',
    orderFound: 'found',
    holdExpired: 'expired',
    openOrderStored: 'idle',
    openOrderReplaced: 'idle',
  },
  placing: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderPlaced: 'placed',
    orderCorrectable: 'correctable',
    orderFailed: 'rejected',
    holdExpired: 'expired',
    openOrderResumed: 'resuming',
  },
  resuming: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderPlaced: 'placed',
    orderCorrectable: 'correctable',
    orderFailed: 'rejected',
    holdExpired: 'expired',
    openOrderConflicted: 'checking',
  },
  checking: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderCorrectable: 'correctable',
    orderFound: 'found',
    openOrderReplaced: 'placing',
  },
  placed: {
    draftOpened: 'idle',
    checkoutLeft: 'idle',
    holdExpired: 'expired',
  },
  correctable: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    openOrderStored: 'correctable',
  },
  rejected: {
    draftOpened: 'idle',
  },
  expired: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    orderPlaced: 'placed',
    orderCorrectable: 'correctable',
    orderFailed: 'rejected',
    orderFound: 'found',
    holdExpired: 'expired',
    openOrderStored: 'idle',
  },
  found: {
    draftOpened: 'idle',
  },
};

/** The status after an event; undefined when the event is ignored. */
export const nextCheckoutStatus = (from: CheckoutStatus, event: CheckoutEvent['type']): CheckoutStatus | undefined =>
  transitions[from][event];
