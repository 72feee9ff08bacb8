import type { OrderId } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { customerWords, matches, matchesPerson } from '../../../matching/matches.repository.ts';
import type { TypedPayment } from '../../../matching/typed-money.ts';
import type { WordPattern } from '../../../matching/typed-words.ts';

/** The ways to read a typed text. Each is looked up by its own index. */
export interface TypedOrderSearch {
  words: WordPattern[];
  number?: WordPattern;
  payment?: TypedPayment;
  reference: string;
  namesOnly: boolean;
  withoutEvents: boolean;
  /** Limits the orders searched for a very common name; absent: no limit. */
  maxCandidates?: number;
}

/** Limits the search for an amount that many have paid to the latest payments. */
const maxPayments = 1000;

const passenger = {
  words: sql`person_words(p ->> 'name', p ->> 'email', p ->> 'phone')`,
  name: sql`p ->> 'name'`,
};

const upTo = ({ maxCandidates }: TypedOrderSearch) =>
  maxCandidates === undefined ? sql`` : sql`LIMIT ${sql.lit(maxCandidates)}`;

const ofBuyers = (search: TypedOrderSearch) => sql`(
  SELECT o.id FROM customer c JOIN orders o ON o.customer_id = c.id
  WHERE c.deleted_at IS NULL AND ${matchesPerson(customerWords, search.words, search)} ${upTo(search)})`;

/** The index finds tickets that contain all words; then one of their passengers must have all of them. */
const ofPassengers = (search: TypedOrderSearch) => sql`(
  SELECT t.order_id FROM order_ticket t
  WHERE ${matches(sql`t.words`, search.words)}
    AND EXISTS (SELECT FROM jsonb_array_elements(t.passengers) p
      WHERE ${matchesPerson(passenger, search.words, search)}
        AND NOT EXISTS (SELECT FROM blocked_person b WHERE b.email = lower(p ->> 'email')))
  ${upTo(search)})`;

const ofEvents = ({ words }: TypedOrderSearch) => sql`
  SELECT o.id FROM event e JOIN orders o ON o.event_id = e.id
  WHERE ${matches(sql`(e.search_names || e.slug || ' ')`, words)}`;

/** The text that a provider or a bank gave: of a payment, a charge, or a refund that was paid by hand. */
const ofReference = ({ reference }: TypedOrderSearch) => sql`
  SELECT p.order_id FROM payment p WHERE p.reference IN (${reference}, ${reference.toUpperCase()})
  UNION ALL SELECT p.order_id FROM payment p WHERE p.charge_id = ${reference}
  UNION ALL SELECT p.order_id FROM refund r JOIN payment p ON p.id = r.payment_id
    WHERE lower(r.paid_back_reference) = ${reference.toLowerCase()}`;

/** SQL: an amount in one of the currencies that it may be meant in. @param table with `amount_minor` and `currency` */
export const isAmount = (table: string, amounts: NonNullable<TypedPayment['amounts']>) =>
  sql<boolean>`(${sql.join(
    amounts.map(
      ({ minor, currency }) =>
        sql`(${sql.ref(`${table}.amount_minor`)} = ${minor} AND ${sql.ref(`${table}.currency`)} = ${currency})`,
    ),
    sql` OR `,
  )})`;

const paidOn = (day: string) => sql<boolean>`p.settled_at >= ${day}::date - interval '1 day'
  AND p.settled_at < ${day}::date + interval '2 days' AND (p.settled_at AT TIME ZONE e.time_zone)::date = ${day}::date`;

const latestPaid = (conditions: RawBuilder<boolean>[]) => sql`(
  SELECT p.order_id FROM payment p JOIN orders o ON o.id = p.order_id JOIN event e ON e.id = o.event_id
  WHERE p.state IN ('paid', 'unapplied') AND ${sql.join(conditions, sql` AND `)}
  ORDER BY p.id DESC LIMIT ${sql.lit(maxPayments)})`;

/** The index lists the payments of each amount by time, so that only the latest are read. */
function ofPayments({ amounts = [], day }: TypedPayment) {
  const onDay = day ? [paidOn(day)] : [];
  if (amounts.length === 0) return [latestPaid(onDay)];
  const paid = amounts.map((amount) => latestPaid([isAmount('p', [amount]), ...onDay]));
  const awaited = sql`SELECT o.id FROM orders o
    WHERE o.state = 'awaiting_transfer_payment' AND ${isAmount('o', amounts)}`;
  return [...paid, awaited];
}

/** SQL: ids of the orders that a typed text may mean. */
export function idsOfTyped(search: TypedOrderSearch): RawBuilder<OrderId> {
  const { number, payment, withoutEvents } = search;
  const parts = [
    ofBuyers(search),
    ofPassengers(search),
    ofReference(search),
    ...(number ? [sql`SELECT o.id FROM orders o WHERE ${matches(sql`o.number`, [number])}`] : []),
    ...(withoutEvents ? [] : [ofEvents(search)]),
    ...(payment ? ofPayments(payment) : []),
  ];
  return sql`(${sql.join(parts, sql` UNION `)})`;
}
