import type { Cancellation, TicketDetail } from '@idavuelta/shared/contracts';
import { type Currency, type Money, nothing, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import { isUnderReview, type OrderMoney } from './order-money.ts';
import { calculateRefund } from './refund-amounts.ts';
import type { RefundableTicket } from './refundable-ticket.ts';

/** The facts that decide whether a buyer may cancel a paid order, or single tickets of it. */
export interface CancellationTerms {
  /** Cancellation deadline, ISO 8601. */
  until: string;
  /** Whether the deadline is still ahead. */
  inTime: boolean;
  /** Of the order. */
  currency: Currency;
  /** Undefined when nothing was charged. */
  money: OrderMoney | undefined;
  tickets: (RefundableTicket & { checked: boolean })[];
}

type Refundable = NonNullable<TicketDetail['refundable']>;

/** Returns the refund due for some of the remaining tickets. */
export function refundable({ money, currency, tickets }: CancellationTerms, numbers: number[]): Money {
  const left = tickets.filter(({ refunded }) => !refunded);
  const chosen = left.filter(({ number }) => numbers.includes(number));
  if (!money) return nothing(currency);
  return calculateRefund(
    { prices: chosen.map(({ price }) => price), last: chosen.length === left.length },
    money.charge,
  );
}

/** Returns the reason why a buyer cannot cancel the remaining tickets. */
function reasonAgainst({ inTime, money, tickets }: CancellationTerms): Cancellation['closedBy'] {
  if (!inTime) return money ? 'REFUND_TOO_LATE' : 'SALES_CLOSED';
  if (money && isUnderReview(money, true)) return 'PAYMENT_UNDER_REVIEW';
  return tickets.some(({ refunded, checked }) => !refunded && checked) ? 'TICKET_CHECKED' : undefined;
}

/**
 * Converts the terms to the buyer's view: for all remaining tickets together, and for each one that can be cancelled
 * alone.
 */
export function toCancellation(terms: CancellationTerms): {
  cancellation: Cancellation;
  refundableOf: (ticket: number) => Refundable | undefined;
} {
  const { until, inTime, money, tickets } = terms;
  const left = tickets.filter(({ refunded }) => !refunded);
  const all = refundable(
    terms,
    left.map(({ number }) => number),
  );
  const closedBy = reasonAgainst(terms);
  return {
    cancellation: { until, open: closedBy === undefined, ...(closedBy && { closedBy }), ...toDecimalAmount(all) },
    refundableOf(ticket) {
      const found = left.find(({ number }) => number === ticket);
      if (!inTime || !money || !found || found.checked) return undefined;
      if (isUnderReview(money, left.length === 1)) return undefined;
      const amount = refundable(terms, [ticket]);
      return amount.minor > 0 ? toDecimalAmount(amount) : undefined;
    },
  };
}
