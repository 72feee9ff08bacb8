import type { Currency, OrderId } from '@idavuelta/shared/contracts';
import type { PaidBack, RefundByHand } from '@idavuelta/shared/contracts/staff';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOrderShown } from '../../../../database/blocked-person.ts';
import { containsText } from '../../../../database/contains-text.ts';
import type { Queryable } from '../../../../database/database.ts';
import { listPage } from '../../../../database/list-page.ts';
import { localName } from '../../../../database/local-name.ts';
import type { DB, Payment } from '../../../../database/schema.ts';

export interface RefundsByHandQuery {
  page: number;
  size: number;
  sort: string;
  state?: RefundByHand['state'];
  currency?: Currency;
  text?: string;
}

const sortColumns = { requestedAt: 'r.requested_at', amount: 'r.amount_minor', paidBackOn: 'r.paid_back_on' } as const;

const ofPayment = expressionBuilder<DB & { p: Payment }, 'p'>();
/** Payers of payment `p` according to bank statements. */
const payers = jsonArrayFrom(
  ofPayment
    .selectFrom('bank_row as b')
    .select(['b.payer as name', 'b.payer_account as account'])
    .whereRef('b.payment_id', '=', 'p.id')
    .where('b.state', '<>', 'dismissed')
    .where(({ eb, or }) => or([eb('b.payer', '<>', ''), eb('b.payer_account', '<>', '')]))
    .orderBy('b.id'),
);

export function createRefundsByHandRepository(db: Queryable) {
  const refunds = db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .innerJoin('country as k', 'k.code', 'e.country_code')
    .select(['r.id', 'r.state', 'r.reason', 'r.requested_at as requestedAt', 'r.amount_minor as minor', 'p.currency'])
    .select(['o.id as orderId', 'o.number', 'o.flag_reasons as flags', 'p.provider as method'])
    .select(['c.first_name as firstName', 'c.last_name as lastName', 'c.email', 'c.phone_number as phone'])
    .select(['r.paid_back_reference as reference', 'r.paid_back_by as by', payers.as('payers')])
    .select(sql<string | null>`to_char(r.paid_back_on, 'YYYY-MM-DD')`.as('on'))
    .select(localName('e.translations', 'k.default_locale').as('event'))
    .where(({ eb, or }) => or([eb('r.state', '=', 'by_hand'), eb('r.paid_back_by', 'is not', null)]));

  const words = sql<string>`o.number || ' ' || c.email || ' ' || c.first_name || ' ' || c.last_name || ' ' || e.slug
    || ' ' || ${localName('e.translations', 'k.default_locale')} || ' ' || COALESCE(r.paid_back_reference, '')`;

  return {
    list({ state, currency, text = '', sort, ...page }: RefundsByHandQuery) {
      const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
      const found = refunds
        // what is owed is paid back to anybody
        .where(({ eb, or }) => or([eb('r.state', '=', 'by_hand'), isOrderShown]))
        .$if(state !== undefined, (query) => query.where('r.state', '=', state === 'open' ? 'by_hand' : 'done'))
        .$if(currency !== undefined, (query) => query.where('p.currency', '=', currency as Currency))
        .$if(text.trim() !== '', (query) => query.where(containsText(words, text)))
        .orderBy(column, (by) => (sort.startsWith('-') ? by.desc() : by.asc()).nullsLast())
        .orderBy('r.id');
      return listPage(db, found, page);
    },

    byId: (id: number) => refunds.where('r.id', '=', id).executeTakeFirst(),

    openOf: (orderId: OrderId) =>
      refunds.where('o.id', '=', orderId).where('r.state', '=', 'by_hand').orderBy('r.id').execute(),

    /** Tells whether a date is before the payment, or in the future in every time zone. */
    async isImpossible(id: number, on: string) {
      const { early, late } = await db
        .selectFrom('refund as r')
        .innerJoin('payment as p', 'p.id', 'r.payment_id')
        .select(sql<boolean>`${on}::date < (p.created_at AT TIME ZONE 'UTC' - interval '12 hours')::date`.as('early'))
        .select(sql<boolean>`${on}::date > (now() AT TIME ZONE 'UTC' + interval '14 hours')::date`.as('late'))
        .where('r.id', '=', id)
        .executeTakeFirstOrThrow();
      if (late) return 'future' as const;
      return early ? ('before_payment' as const) : undefined;
    },

    /**
     * Records the refund as paid on that day, in the event's time zone.
     * @param on today when omitted
     */
    pay: (id: number, { on, reference, by }: Partial<PaidBack> & { by: string }) =>
      sql`UPDATE refund r SET state = 'done', paid_back_by = ${by}, paid_back_reference = ${reference ?? ''},
          paid_back_on = COALESCE(${on ?? null}::date, (now() AT TIME ZONE e.time_zone)::date),
          settled_at = LEAST(now(), COALESCE((${on ?? null}::date + time '12:00') AT TIME ZONE e.time_zone, now()))
        FROM payment p JOIN orders o ON o.id = p.order_id JOIN event e ON e.id = o.event_id
        WHERE p.id = r.payment_id AND r.id = ${id}`.execute(db),

    undo: (id: number) =>
      sql`UPDATE refund SET state = 'by_hand', settled_at = now(),
          paid_back_on = NULL, paid_back_reference = NULL, paid_back_by = NULL WHERE id = ${id}`.execute(db),
  };
}

export type StoredRefundByHand = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createRefundsByHandRepository>['byId']>>
>;
