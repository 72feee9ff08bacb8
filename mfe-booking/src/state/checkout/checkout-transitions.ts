import type { CheckoutStatus } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';

type Transitions = Partial<Record<CheckoutEvent['type'], CheckoutStatus>>;

/**
 * The status after each event in each status. An event without an entry is ignored: it changes nothing, the open order
 * included. The buyer may change something while an order is under way: its outcome then comes in `idle` or `expired`.
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
    openOrderHeld: 'idle',
    openOrderClosed: 'idle',
    openOrderEnded: 'expired',
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
    openOrderHeld: 'placing',
    openOrderClosed: 'placing',
    openOrderEnded: 'placing',
  },
  resuming: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderPlaced: 'placed',
    orderCorrectable: 'correctable',
    orderFailed: 'rejected',
    holdExpired: 'expired',
    openOrderConflicted: 'checking',
    openOrderHeld: 'resuming',
    openOrderClosed: 'resuming',
    openOrderEnded: 'resuming',
  },
  checking: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderCorrectable: 'correctable',
    orderFound: 'found',
    openOrderReplaced: 'placing',
    openOrderHeld: 'checking',
    openOrderClosed: 'checking',
    openOrderEnded: 'checking',
  },
  placed: {
    draftOpened: 'idle',
    checkoutLeft: 'idle',
    holdExpired: 'expired',
    openOrderHeld: 'placed',
    openOrderClosed: 'placed',
    openOrderEnded: 'placed',
  },
  correctable: {
    draftOpened: 'idle',
    choiceChanged: 'idle',
    orderSubmitted: 'placing',
    openOrderStored: 'correctable',
    openOrderHeld: 'correctable',
    openOrderClosed: 'correctable',
    openOrderEnded: 'correctable',
  },
  rejected: {
    draftOpened: 'idle',
    openOrderHeld: 'rejected',
    openOrderClosed: 'rejected',
    openOrderEnded: 'rejected',
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
    openOrderHeld: 'found',
    openOrderClosed: 'found',
    openOrderEnded: 'found',
  },
};

/** The status after an event; undefined when the event is ignored. */
export const nextCheckoutStatus = (from: CheckoutStatus, event: CheckoutEvent['type']): CheckoutStatus | undefined =>
  transitions[from][event];
