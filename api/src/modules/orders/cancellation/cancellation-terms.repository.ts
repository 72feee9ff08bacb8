import type { OrderId } from '@idavuelta/shared/contracts';
import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';
import { salesEnd } from '../../seats/departures.repository.ts';
import { selectOrders, ticketsOfOrder } from '../order-rows.repository.ts';

/**
 * SQL: the cancellation deadline. Free orders follow the end of sales, paid ones the refund lead time; an order whose
 * departure was moved can be cancelled until the new departure begins.
 */
const until = sql<Date>`CASE WHEN o.moved_from IS NOT NULL THEN d.starts_at
  WHEN o.amount_minor = 0 THEN ${salesEnd('e', sql`d.starts_at`)}
  ELSE d.starts_at - make_interval(hours => ${sql.lit(refundLeadHours)}) END`;

export type TermsRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createCancellationTermsRepository>['of']>>>;

export const createCancellationTermsRepository = (db: Queryable) => ({
  /** @returns undefined for an unpaid order */
  of: (orderId: OrderId) =>
    selectOrders(db)
      .select([now.as('readAt'), until.as('until'), 'o.currency', jsonArrayFrom(ticketsOfOrder()).as('tickets')])
      .where('o.id', '=', orderId)
      .where('o.state', '=', 'paid')
      .executeTakeFirst(),
});
