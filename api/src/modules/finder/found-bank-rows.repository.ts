import type { FoundThing } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { matches } from '../../matching/matches.repository.ts';
import type { TypedPayment } from '../../matching/typed-money.ts';
import type { WordPattern } from '../../matching/typed-words.ts';
import { isAmount } from '../orders/for-staff/typed-order-search.repository.ts';

export type WantedRows = { words: WordPattern[]; payment?: TypedPayment } | { ids: number[] };

function isWanted(wanted: WantedRows) {
  if ('ids' in wanted) return sql<boolean>`b.id = ANY (${wanted.ids}::integer[])`;
  const { words, payment } = wanted;
  const paid = [
    ...(payment?.amounts ? [isAmount('b', payment.amounts)] : []),
    ...(payment?.day ? [sql<boolean>`b.booked_on = ${payment.day}::date`] : []),
  ];
  const written = matches(sql`plain_words(b.text || ' ' || b.payer)`, words);
  return paid.length > 0 ? sql<boolean>`(${written} OR (${sql.join(paid, sql` AND `)}))` : written;
}

/** Rows of bank statements that wait for a decision: the bank's text is deleted from all others. */
export async function findBankRows(db: Queryable, wanted: WantedRows, count: number): Promise<FoundThing[]> {
  const rows = await db
    .selectFrom('bank_row as b')
    .select(['b.id', 'b.text', 'b.payer', 'b.currency', 'b.amount_minor as minor'])
    .select(sql<string>`b.booked_on::text`.as('bookedOn'))
    .where('b.state', '=', 'open')
    .where(isWanted(wanted))
    .orderBy('b.booked_on', 'desc')
    .orderBy('b.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id, text, payer, currency, minor, bookedOn }) => ({
    kind: 'bank-row',
    thing: String(id),
    title: payer || text,
    ...(payer && { about: text }),
    amount: { minor, currency },
    at: `${bookedOn}T00:00:00Z`,
    timeZone: 'UTC',
  }));
}
