import type { CheckoutStatus } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';

type Transitions = Partial<Record<CheckoutEvent['type'], CheckoutStatus>>;

/** What the buyer changes leads back to the start. */
const changed: Transitions = { draftOpened: 'idle', choiceChanged: 'idle' };

/** How an order under way may end. */
const outcomes: Transitions = {
  orderPlaced: 'placed',
  orderCorrectable: 'correctable',
  orderFailed: 'rejected',
  holdExpired: 'expired',
};

/**
 * The status after each event in each status. An event without an entry is ignored: it changes nothing, the open order
 * included. The buyer may change something while an order is under way: its outcome then comes in `idle` or `expired`.
 * What the server says of the open order is not in the table: it is true in every status (`open-order.reducer.ts`).
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
