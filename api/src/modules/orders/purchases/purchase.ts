import type { OrderDetail, PaymentAttempt, PurchaseSummary, Refund, TicketDetail } from '@idavuelta/shared/contracts';
import { type Currency, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import { isoMoment } from '../../../database/iso-moment.ts';
import { decimalSoles } from '../decimal-soles.ts';
import { isWaiting } from '../order-transitions.ts';
import type { HistoryRow, PurchaseRow, TicketRow } from './purchases.repository.ts';
import { hasUndecided, isUndecided } from './undecided.ts';

type Attempt = PurchaseRow['attempts'][number];

/** The state shown to buyers by stored state; attempts in other states are not shown. */
const shownStates: Partial<Record<Attempt['state'], PaymentAttempt['state']>> = {
  started: 'open',
  confirming: 'confirming',
  refused: 'rejected',
  rejected: 'rejected',
  abandoned: 'abandoned',
};

/** Returns the relevant attempt of an unpaid order: an undecided one, otherwise the latest. */
export function latestAttempt(purchase: Pick<PurchaseRow, 'state' | 'attempts' | 'flaggedAt' | 'flagReasons'>) {
  if (purchase.state === 'paid' || purchase.state === 'refunded') return undefined;
  const undecided = purchase.attempts.find((attempt) => isUndecided(attempt, purchase));
  if (undecided) return { paymentCode: undecided.provider, state: 'undecided' as const };
  for (const { provider: paymentCode, state: stored } of purchase.attempts) {
    const state = shownStates[stored];
    if (state) return { paymentCode, state };
  }
  return undefined;
}

/** Tells whether another attempt is allowed: the seats are held, and no earlier attempt can have moved money. */
export const isPayable = (
  purchase: Pick<PurchaseRow, 'state' | 'attempts' | 'flaggedAt' | 'flagReasons' | 'heldUntil' | 'readAt'>,
): boolean =>
  isWaiting(purchase.state) &&
  purchase.heldUntil !== null &&
  purchase.heldUntil > purchase.readAt &&
  !purchase.attempts.some((attempt) => attempt.state === 'confirming' || isUndecided(attempt, purchase));

/** Returns what was charged, or what the latest attempt charges, if its currency is not that of the order. */
function chargedOf({ attempts, currency: orderCurrency }: PurchaseRow): OrderDetail['order']['charged'] {
  const attempt = attempts.find(({ state }) => state === 'paid') ?? attempts[0];
  if (!attempt || attempt.currency === orderCurrency) return undefined;
  const { minor, currency, rate, rateDate } = attempt;
  return {
    ...toDecimalAmount({ minor, currency }),
    ...(rate && { rate }),
    ...(rateDate && { rateDate: isoMoment(rateDate) }),
  };
}

/** Returns the bank account for a transfer that is still awaited. */
const transferOf = ({ state, attempts }: PurchaseRow) =>
  state === 'awaiting_transfer_payment'
    ? attempts.find(({ response }) => response?.transfer)?.response?.transfer
    : undefined;

/** Converts a refund to its buyer's view, which does not show that the provider is being called. */
const toRefund = ({ minor, currency, state, requestedAt }: PurchaseRow['refunds'][number]): Refund => ({
  ...toDecimalAmount({ minor, currency }),
  state: state === 'calling' ? 'requested' : state,
  date: isoMoment(requestedAt),
});

/** Tells whether the passengers of a ticket can still be changed. */
export const isChangeable = (
  { state, salesEnd, readAt }: Pick<PurchaseRow, 'state' | 'salesEnd' | 'readAt'>,
  { refundId, checked }: Pick<TicketRow, 'refundId' | 'checked'>,
): boolean => state === 'paid' && refundId === null && salesEnd > readAt && !checked;

/** Tells whether the ticket is valid and its code can be signed. */
export const hasCode = ({ state }: Pick<PurchaseRow, 'state'>, { refundId }: Pick<TicketRow, 'refundId'>): boolean =>
  state === 'paid' && refundId === null;

/** Converts an order to its buyer's view. */
export function toOrder(purchase: PurchaseRow): OrderDetail['order'] {
  const { id, number, createdAt, state, paymentCode, minor, currency, solesMinor, heldUntil, refunds, calledOff } =
    purchase;
  return {
    id,
    number,
    date: isoMoment(createdAt),
    paymentState: state,
    paymentCode,
    total: decimalSoles(solesMinor),
    charge: toDecimalAmount({ minor, currency }),
    charged: chargedOf(purchase),
    attempt: latestAttempt(purchase),
    payable: isPayable(purchase),
    refunds: refunds.length > 0 ? refunds.map(toRefund) : undefined,
    calledOff: ['refunded', 'cancelled'].includes(state) && calledOff ? { reason: calledOff.reason } : undefined,
    heldUntil: isWaiting(state) && heldUntil ? isoMoment(heldUntil) : undefined,
    transfer: transferOf(purchase),
    accepted: purchase.accepted ?? undefined,
  };
}

/** Converts the event of an order to its buyer's view. */
export const toEvent = (purchase: PurchaseRow): OrderDetail['event'] => ({
  id: purchase.eventId,
  slug: purchase.slug,
  imagePath: purchase.imagePath,
  timeZone: purchase.timeZone,
  countryCode: purchase.country,
  startDate: isoMoment(purchase.startsAt),
  endDate: isoMoment(purchase.endsAt),
  dateId: purchase.dateId,
  translations: purchase.translations,
  place: { name: purchase.placeName, address: purchase.placeAddress },
});

/**
 * Converts a ticket as it was sold; the service adds codes, times and refund.
 * @param currency of the order
 */
export function toTicket(ticket: TicketRow, currency: Currency): Omit<TicketDetail, 'addresses'> {
  const { productVariantId, priceMinor, discountPriceMinor, solesMinor, discountSolesMinor } = ticket;
  const { refundId, meetingPoint, spaces } = ticket;
  return {
    productVariantId,
    capacity: ticket.capacity,
    price: decimalSoles(solesMinor),
    discountPrice: decimalSoles(discountSolesMinor ?? 0),
    finalPrice: decimalSoles(discountPriceMinor === null ? solesMinor : discountSolesMinor),
    charge: toDecimalAmount({ minor: discountPriceMinor ?? priceMinor, currency }),
    fullCharge: toDecimalAmount({ minor: priceMinor, currency }),
    translations: ticket.translations,
    placeAddress: ticket.placeAddress,
    passengers: ticket.passengers,
    ...(meetingPoint !== null && { meetingPoint }),
    ...(spaces.length > 0 && {
      spaces: spaces.map(({ kind, quantity, amountMinor }) => ({
        kind,
        quantity,
        charge: toDecimalAmount({ minor: amountMinor, currency }),
      })),
    }),
    ...(refundId !== null && { refunded: true }),
  };
}

/** Converts an order for its buyer's list. */
export const toSummary = (row: HistoryRow): PurchaseSummary => ({
  id: row.id,
  number: row.number,
  date: isoMoment(row.createdAt),
  state: row.state,
  total: decimalSoles(row.solesMinor),
  charge: toDecimalAmount({ minor: row.minor, currency: row.currency }),
  ...(hasUndecided(row) && { undecided: true }),
  regularEvent: {
    translations: row.translations,
    startDate: isoMoment(row.startsAt),
    timeZone: row.timeZone,
  },
});
