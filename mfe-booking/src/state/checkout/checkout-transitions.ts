import type { CheckoutStatus } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';

type Transitions = Partial<Record<CheckoutEvent['type'], CheckoutStatus>>;

/** A change by the buyer leads back to the start. */
const changed: Transitions = { draftOpened: 'idle', choiceChanged: 'idle' };

/** Possible outcomes of a pending order. */
const outcomes: Transitions = {
  orderPlaced: 'placed',
  orderCorrectable: 'correctable',
  orderFailed: 'rejected',
  holdExpired: 'expired',
};

/**
 * The status after each event in each status. An event without an entry is ignored entirely, including its open order.
 * The buyer may change something while an order is pending: its outcome then arrives in `idle` or `expired`. The
 * server's reports about the open order are not in the table: they apply in every status (`open-order.reducer.ts`).
 */
export const transitions: Record<CheckoutStatus, Transitions> = {
  idle: {
    ...changed,
    ...outcomes,
    orderSubmitted: 'placing',
    orderFound: 'found',
    openOrderStored: 'idle',
    openOrderReplaced: 'idle',
  },
  placing: { ...changed, ...outcomes, openOrderResumed: 'resuming' },
  resuming: { ...changed, ...outcomes, openOrderConflicted: 'checking' },
  checking: {
    ...changed,
    orderCorrectable: 'correctable',
    orderFound: 'found',
    openOrderReplaced: 'placing',
  },
  placed: { draftOpened: 'idle', checkoutLeft: 'idle', holdExpired: 'expired' },
  correctable: { ...changed, orderSubmitted: 'placing', openOrderStored: 'correctable' },
  rejected: { draftOpened: 'idle' },
  expired: {
    ...changed,
    ...outcomes,
    orderSubmitted: 'placing',
    orderFound: 'found',
    openOrderStored: 'idle',
  },
  found: { draftOpened: 'idle' },
};

/** The status after an event; undefined when the event is ignored. */
export const nextCheckoutStatus = (from: CheckoutStatus, event: CheckoutEvent['type']): CheckoutStatus | undefined =>
  transitions[from][event];
