import type { OrderId } from '@idavuelta/shared/contracts';
import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { moneyIn } from '../../../database/money.repository.ts';
import { salesEnd } from '../../seats/departures.repository.ts';
import type { CancellationTerms } from './cancellation-terms.ts';
import { ticketPrice } from './refunds.repository.ts';

/** SQL: a free order can be given back as long as others can book its seats; for a paid one the conditions count. */
const until = sql<Date>`CASE WHEN o.total_minor = 0 THEN ${salesEnd('e', sql`d.starts_at`)}
  ELSE d.starts_at - make_interval(hours => ${sql.lit(refundLeadHours)}) END`;

const charge = sql`(SELECT jsonb_build_object('amount', ${moneyIn('p.amount_minor', 'p.currency')}, 'rate', p.rate::text,
    'refunded', (SELECT COALESCE(sum(r.amount_minor), 0) FROM refund r WHERE r.payment_id = p.id))
  FROM payment p WHERE p.order_id = o.id AND p.state = 'paid' LIMIT 1)`;

export const createCancellationTermsRepository = (db: Queryable) => ({
  /** @returns undefined for an order that is not paid */
  async of(orderId: OrderId) {
    const { rows } = await sql<CancellationTerms>`
      SELECT iso(${until}) AS until, ${until} > now() AS "inTime", ${charge} AS charge,
        (SELECT jsonb_agg(jsonb_build_object('number', t.number, 'productVariantId', t.product_variant_id,
            'price', ${ticketPrice}, 'refunded', t.refund_id IS NOT NULL,
            'checked', EXISTS (SELECT FROM ticket_check k WHERE k.order_ticket_id = t.id)) ORDER BY t.number)
          FROM order_ticket t WHERE t.order_id = o.id) AS tickets
      FROM orders o JOIN event e ON e.id = o.event_id JOIN departure d ON d.id = o.departure_id
      WHERE o.id = ${orderId} AND o.state = 'paid'`.execute(db);
    return rows[0];
  },
});
