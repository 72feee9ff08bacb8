import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { createCancellationTermsRepository, type TermsRow } from './cancellation-terms.repository.ts';
import type { CancellationTerms } from './cancellation-terms.ts';
import { findOrderMoney, type OrderMoney } from './order-money.ts';
import { toRefundable } from './refundable-ticket.ts';

function toTerms({ readAt, until, currency, tickets }: TermsRow, money: OrderMoney | undefined): CancellationTerms {
  return {
    until: isoMoment(until),
    inTime: until > readAt,
    currency,
    money,
    tickets: tickets.map(({ checked, ...ticket }) => ({ ...toRefundable({ ...ticket, currency }), checked })),
  };
}

/** Returns the terms on which a buyer may cancel an order; undefined for an unpaid one. */
export async function findCancellationTerms(db: Queryable, orderId: OrderId): Promise<CancellationTerms | undefined> {
  const row = await createCancellationTermsRepository(db).of(orderId);
  return row && toTerms(row, await findOrderMoney(db, orderId));
}
