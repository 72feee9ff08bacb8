import type { OrderDetail, OrderId, PaymentState } from '@idavuelta/shared/contracts';
import { anEvent } from '@idavuelta/shared/testing';
import { aPlacedOrder } from '../../testing/booking.tsx';
import { anOrder } from '../../testing/orders.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { dateChosen, dayChosen, ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, openOrderStored } from '../wizard/wizard.events.ts';
import {
  checkoutLeft,
  endedOrderRead,
  holdExpired,
  openOrderConflicted,
  openOrderResumed,
  orderFound,
  orderPlaced,
  orderRejected,
  orderSubmitted,
} from './checkout.actions.ts';
import { checkoutReducer } from './checkout.reducer.ts';
import type { CheckoutState, CheckoutStatus, OpenOrder } from './checkout.types.ts';
import type { CheckoutEvent } from './checkout-events.ts';
import { transitions } from './checkout-transitions.ts';

const noon = Date.parse('2027-01-01T12:00:00.000Z');
const heldUntil = '2027-01-01T12:15:00.000Z';
const later = '2027-01-01T12:30:00.000Z';
const openOrder: OpenOrder = { orderId: 'order-1', heldUntil, purchase: 'p1' };
const placed = aPlacedOrder({ heldUntil });
const soldOut = { code: 'OUT_OF_STOCK' as const, rejectedFields: [], variantIds: [601] };
const failure = { code: 'PAYMENT_PROVIDER_FAILED' as const, rejectedFields: [], variantIds: [] };

/** A response as the query cache dispatches it. */
const responded = (
  kind: 'Query' | 'Mutation',
  endpointName: string,
  originalArgs: unknown,
  payload: unknown,
  at = noon,
) => ({
  type: `api/execute${kind}/fulfilled`,
  payload,
  meta: {
    arg: { type: kind.toLowerCase(), endpointName, originalArgs },
    requestId: 'r1',
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: at,
  },
});
const orderRead = (detail: OrderDetail, at?: number) =>
  responded('Query', 'bookingOrder', { id: detail.order.id }, detail, at);
const paymentChecked = (detail: OrderDetail) => responded('Mutation', 'bookingCheckPayment', detail.order.id, detail);
const holdRenewed = (id: OrderId) => responded('Mutation', 'bookingRenewHold', id, { heldUntil: later });
const orderCancelled = (id: OrderId) => responded('Mutation', 'bookingCancelOrder', id, null);
const opened = (order?: OpenOrder) => draftOpened({ event: anEvent(), draft: { id: 'd1', openOrder: order } });

type Action = { type: string };
const checkoutAfterAll = (...actions: Action[]) => actions.reduce<CheckoutState>(checkoutReducer, { status: 'idle' });

/** A checkout in each status, with an open order where that status may have one. */
const checkouts: Record<CheckoutStatus, CheckoutState> = {
  idle: checkoutAfterAll(opened(openOrder)),
  placing: checkoutAfterAll(opened(openOrder), orderSubmitted('webpay')),
  resuming: checkoutAfterAll(opened(openOrder), orderSubmitted('webpay'), openOrderResumed()),
  checking: checkoutAfterAll(opened(openOrder), orderSubmitted('webpay'), openOrderResumed(), openOrderConflicted()),
  placed: checkoutAfterAll(opened(), orderSubmitted('webpay'), orderPlaced(placed, 'p1')),
  correctable: checkoutAfterAll(opened(openOrder), orderSubmitted('webpay'), orderRejected(soldOut)),
  rejected: checkoutAfterAll(opened(openOrder), orderSubmitted('webpay'), orderRejected(failure)),
  expired: checkoutAfterAll(opened(), orderSubmitted('webpay'), orderPlaced(placed, 'p1'), holdExpired()),
  found: checkoutAfterAll(
    opened(openOrder),
    orderSubmitted('webpay'),
    openOrderResumed(),
    openOrderConflicted(),
    orderFound('order-1'),
  ),
};

/** An action for each event. */
const actions: Record<CheckoutEvent['type'], Action> = {
  draftOpened: opened(),
  choiceChanged: dateChosen(7),
  orderSubmitted: orderSubmitted('webpay'),
  orderPlaced: orderPlaced(aPlacedOrder({ orderId: 'order-2' }), 'p2'),
  orderCorrectable: orderRejected(soldOut),
  orderFailed: orderRejected(failure),
  orderFound: orderFound('order-2'),
  holdExpired: holdExpired(),
  checkoutLeft: checkoutLeft(),
  openOrderStored: openOrderStored({ ...openOrder, orderId: 'order-3' }),
  openOrderResumed: openOrderResumed(),
  openOrderConflicted: openOrderConflicted(),
  openOrderReplaced: endedOrderRead(anOrder('cancelled')),
};

const statuses = Object.keys(transitions) as CheckoutStatus[];
const events = Object.keys(actions) as CheckoutEvent['type'][];
const pairs = statuses.flatMap((status) =>
  events.map((event) => ({ status, event, next: transitions[status][event] })),
);
const defined = pairs.filter(({ next }) => next);
const undefinedPairs = pairs.filter(({ next }) => !next);

describe('the table', () => {
  it.each(statuses)('[BKG-22] has a checkout in status %s', (status) => expect(checkouts[status].status).toBe(status));

  it.each(defined)('[BKG-22] $status: $event leads to $next', ({ status, event, next }) => {
    expect(checkoutReducer(checkouts[status], actions[event]).status).toBe(next);
  });

  it.each(undefinedPairs)('[BKG-22] $status: $event is ignored', ({ status, event }) => {
    expect(checkoutReducer(checkouts[status], actions[event])).toBe(checkouts[status]);
  });
});

/** Statuses with an open order. */
const withOpenOrder = statuses.filter((status) => checkouts[status].openOrder);

describe('what the server says of the open order', () => {
  it.each(withOpenOrder)('[BKG-31] keeps the status %s while the order is held or closed', (status) => {
    for (const action of [holdRenewed('order-1'), orderRead(anOrder('paid'))])
      expect(checkoutReducer(checkouts[status], action).status).toBe(status);
  });

  it.each(withOpenOrder)(
    '[BKG-23] that it ended is told where nothing is under way, and keeps the status %s',
    (status) => {
      const { status: next, openOrder: left } = checkoutReducer(checkouts[status], orderRead(anOrder('cancelled')));
      expect([next, left]).toEqual([status === 'idle' ? 'expired' : status, undefined]);
    },
  );

  it('[BKG-23] leaves a purchase that has ended as it is', () => {
    for (const action of [holdRenewed('order-1'), orderRead(anOrder('paid')), orderRead(anOrder('cancelled'))])
      expect(checkoutReducer(checkouts.expired, action)).toBe(checkouts.expired);
  });
});

describe('an order', () => {
  it('[BKG-15] is on screen once it is placed, and open while it waits for its payment', () => {
    expect(checkouts.placed).toEqual({ status: 'placed', order: placed, openOrder });
  });

  it.each(['paid', 'cancelled'] as const)('[BKG-15] is not open when it is placed as %s', (paymentState) => {
    const checkout = checkoutAfterAll(orderSubmitted('webpay'), orderPlaced({ ...placed, paymentState }, 'p1'));
    expect(checkout).toMatchObject({ status: 'placed', openOrder: undefined });
  });

  it('[BKG-27] keeps what the API refused, for the step that corrects it', () => {
    expect(checkouts.correctable).toEqual({ status: 'correctable', ...soldOut, openOrder });
  });

  it('[BKG-17] that failed keeps its code only', () => {
    expect(checkouts.rejected).toEqual({ status: 'rejected', code: 'PAYMENT_PROVIDER_FAILED', openOrder });
  });

  it('[BKG-22] under way is placed although the buyer has changed something meanwhile', () => {
    const checkout = checkoutAfterAll(orderSubmitted('webpay'), ticketsEntered(), orderPlaced(placed, 'p1'));
    expect(checkout).toEqual({ status: 'placed', order: placed, openOrder });
  });

  it.each(['placing', 'resuming', 'checking'] as const)('[BKG-22] under way is not submitted twice: %s', (status) => {
    expect(checkoutReducer(checkouts[status], orderSubmitted('transferencia'))).toBe(checkouts[status]);
  });

  it('[BKG-31] can be submitted again once its seats were released', () => {
    expect(checkoutReducer(checkouts.expired, orderSubmitted('webpay')).status).toBe('placing');
  });

  it('[PAY-13] that ended keeps its id when money may have moved for it', () => {
    const checkout = checkoutReducer(checkouts.placed, holdExpired({ unsettled: 'order-1' }));
    expect(checkout).toEqual({ status: 'expired', unsettled: 'order-1', openOrder: undefined });
  });

  it('[PAY-13] that ended twice, as two responses say, keeps what the later one says of its money', () => {
    const checkout = checkoutReducer(checkouts.expired, holdExpired({ unsettled: 'order-1' }));
    expect(checkout).toEqual({ status: 'expired', unsettled: 'order-1' });
  });

  it.each([dateChosen(7), dayChosen('2027-03-10'), ticketsEntered(), passengersEntered({ tickets: [] })])(
    '[BKG-11] to correct is forgotten with $type, which changes the request',
    (action) => expect(checkoutReducer(checkouts.correctable, action)).toEqual({ status: 'idle', openOrder }),
  );
});

describe('the open order', () => {
  it('[BKG-22] comes with the draft, and goes with another one', () => {
    expect(checkouts.idle).toEqual({ status: 'idle', openOrder });
    expect(checkoutReducer(checkouts.placed, opened())).toEqual({ status: 'idle', openOrder: undefined });
  });

  it('[BKG-22] stays when the buyer goes back from the checkout', () => {
    expect(checkoutReducer(checkouts.placed, checkoutLeft())).toEqual({ status: 'idle', openOrder });
  });

  it('[BKG-22] of another tab takes the place of the notice that an earlier one has ended', () => {
    expect(checkoutReducer(checkouts.expired, openOrderStored(openOrder))).toEqual({ status: 'idle', openOrder });
  });

  it.each(['placing', 'resuming', 'checking', 'placed'] as const)(
    '[BKG-22] of another tab changes nothing of an order that is %s here',
    (status) => {
      const stored = openOrderStored({ ...openOrder, orderId: 'order-3' });
      expect(checkoutReducer(checkouts[status], stored)).toBe(checkouts[status]);
    },
  );

  it.each([
    ['is read', orderRead(anOrder('awaiting_payment', { heldUntil: later }))],
    ['is checked', paymentChecked(anOrder('awaiting_payment', { heldUntil: later }))],
    ['is renewed', holdRenewed('order-1')],
  ])('[BKG-31] and the order on screen are held for longer when that %s', (_, action) => {
    const longer = { ...openOrder, heldUntil: later };
    expect(checkoutReducer(checkouts.idle, action)).toEqual({ status: 'idle', openOrder: longer });
    const order = { ...placed, heldUntil: later };
    expect(checkoutReducer(checkouts.placed, action)).toEqual({ status: 'placed', order, openOrder: longer });
  });

  it('[BKG-31] is held as before when the server does not say until when', () => {
    expect(checkoutReducer(checkouts.idle, orderRead(anOrder('awaiting_payment')))).toEqual({
      status: 'idle',
      openOrder,
    });
  });

  it.each<PaymentState>(['paid', 'refunded', 'cancelled', 'rejected'])(
    '[BKG-23] that is read as %s is open no more, and the order on screen follows',
    (paymentState) => {
      const order = { ...placed, paymentState };
      expect(checkoutReducer(checkouts.placed, orderRead(anOrder(paymentState)))).toEqual({ status: 'placed', order });
    },
  );

  it.each<PaymentState>(['paid', 'refunded'])('[BKG-19] that is read as %s goes without a word', (paymentState) => {
    expect(checkoutReducer(checkouts.idle, orderRead(anOrder(paymentState)))).toEqual({ status: 'idle' });
  });

  it('[PAY-11] goes when its buyer gives it up', () => {
    expect(checkoutReducer(checkouts.idle, orderCancelled('order-1'))).toEqual({ status: 'idle' });
    expect(checkoutReducer(checkouts.placed, orderCancelled('order-1'))).toEqual({ status: 'placed', order: placed });
  });

  it.each([
    ['before its time', noon, true],
    ['after its time', Date.parse(later), false],
  ])('[BKG-23] that ended %s says so, in the background', (_, at, endedBeforeDeadline) => {
    const checkout = checkoutReducer(checkouts.idle, orderRead(anOrder('cancelled'), at));
    expect(checkout).toEqual({ status: 'expired', background: true, endedBeforeDeadline });
  });

  it('[PAY-13] that ended keeps its id when money may have moved for it', () => {
    const attempt = { paymentCode: 'webpay', state: 'undecided' } as const;
    const checkout = checkoutReducer(checkouts.idle, orderRead(anOrder('cancelled', { attempt })));
    expect(checkout).toMatchObject({ status: 'expired', unsettled: 'order-1' });
  });

  it('[BKG-22] is paid again when the same purchase is submitted', () => {
    expect(checkouts.resuming).toEqual({ status: 'resuming', openOrder });
    expect(checkoutReducer(checkouts.resuming, orderPlaced(placed, 'p1')).status).toBe('placed');
  });

  it('[BKG-22] that ended before it could be paid again gives way to a new order', () => {
    const replaced = checkoutReducer(checkouts.checking, endedOrderRead(anOrder('cancelled')));
    expect(replaced).toEqual({ status: 'placing' });
    const order = aPlacedOrder({ orderId: 'order-2' });
    expect(checkoutReducer(replaced, orderPlaced(order, 'p1'))).toMatchObject({ status: 'placed', order });
  });

  it('[PAY-13] for which money may have moved is not replaced', () => {
    const replaced = checkoutReducer(checkouts.checking, endedOrderRead(anOrder('cancelled')));
    const checkout = checkoutReducer(replaced, holdExpired({ unsettled: 'order-1' }));
    expect(checkout).toEqual({ status: 'expired', unsettled: 'order-1' });
  });

  it('[BKG-22] that is found to be paid, or about to be, leads to its page', () => {
    expect(checkouts.found).toEqual({ status: 'found', orderId: 'order-1', openOrder });
  });

  it('[BKG-22] stays when it cannot be read what became of it', () => {
    const unavailable = { code: 'UNAVAILABLE' as const, rejectedFields: [], variantIds: [] };
    const checkout = checkoutReducer(checkouts.checking, orderRejected(unavailable));
    expect(checkout).toEqual({ status: 'correctable', ...unavailable, openOrder });
  });

  it('[BKG-22] of a draft that was opened meanwhile is not that which has ended', () => {
    const other = { ...openOrder, orderId: 'order-9' };
    const checkout = checkoutReducer(checkoutAfterAll(opened(other)), endedOrderRead(anOrder('cancelled')));
    expect(checkout).toEqual({ status: 'idle', openOrder: other });
  });

  it.each([
    ['read', orderRead(anOrder('paid', { id: 'order-9' }))],
    ['checked', paymentChecked(anOrder('cancelled', { id: 'order-9' }))],
    ['renewed', holdRenewed('order-9')],
    ['given up', orderCancelled('order-9')],
  ])('[BKG-22] stays as it is when another order is %s', (_, action) => {
    for (const status of statuses) expect(checkoutReducer(checkouts[status], action)).toBe(checkouts[status]);
  });
});
