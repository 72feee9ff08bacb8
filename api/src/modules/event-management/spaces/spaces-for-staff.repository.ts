import { paymentType } from '@idavuelta/shared/contracts';
import { currencyOf, fromDecimal, toDecimal } from '@idavuelta/shared/contracts/money';
import type { EventSpace, EventSpaces } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';

type Event = Pick<EventSpaces, 'eventId' | 'currency' | 'categories'>;

export const createSpacesForStaffRepository = (db: Queryable) => ({
  async event(slug: string) {
    const event = await db
      .selectFrom('event as e')
      .select(['e.id', 'e.country_code as countryCode', 'e.payment_type as paymentType'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('category as c')
            .select(['c.id', 'c.translations'])
            .whereRef('c.event_id', '=', 'e.id')
            .orderBy('c.priority', 'desc')
            .orderBy('c.id'),
        ).as('categories'),
        jsonArrayFrom(
          eb
            .selectFrom('space_offer as s')
            .select(['s.kind', 's.capacity', 's.amount_minor as amountMinor'])
            .select((offer) =>
              jsonArrayFrom(
                offer
                  .selectFrom('space_price as p')
                  .innerJoin('category as c', 'c.id', 'p.category_id')
                  .select(['c.id as categoryId', 'p.amount_minor as amountMinor'])
                  .whereRef('c.event_id', '=', 's.event_id')
                  .whereRef('p.kind', '=', 's.kind')
                  .orderBy('c.id'),
              ).as('ofCategories'),
            )
            .whereRef('s.event_id', '=', 'e.id')
            .orderBy('s.kind'),
        ).as('spaces'),
      ])
      .where('e.slug', '=', slug)
      .executeTakeFirst();
    if (!event) return undefined;
    const currency = currencyOf[event.countryCode];
    const toAmount = (minor: number) => toDecimal({ minor, currency });
    return {
      id: event.id,
      currency,
      isFree: event.paymentType === paymentType.invited,
      categories: event.categories,
      spaces: event.spaces.map(
        ({ amountMinor, ofCategories, ...space }): EventSpace => ({
          ...space,
          amount: toAmount(amountMinor),
          ofCategories: ofCategories.map((own) => ({ categoryId: own.categoryId, amount: toAmount(own.amountMinor) })),
        }),
      ),
    };
  },

  /** Blocks other changes to the event and buyers of its spaces until the transaction ends. */
  async lock(slug: string) {
    await db.selectFrom('event').select('id').where('slug', '=', slug).forNoKeyUpdate().execute();
    await db
      .selectFrom('space_offer as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select('s.kind')
      .where('e.slug', '=', slug)
      .orderBy('s.kind')
      .forNoKeyUpdate('s')
      .execute();
  },

  /** Returns the most that an upcoming departure has sold or holds, by kind. */
  async taken(eventId: number) {
    const rows = await db
      .selectFrom('space_offer as s')
      .innerJoin('departure as d', 'd.event_id', 's.event_id')
      .select(['s.kind', sql<number>`max(spaces_taken(d.id, s.kind))`.as('taken')])
      .where('s.event_id', '=', eventId)
      .where('d.starts_at', '>', now)
      .where('d.called_off_at', 'is', null)
      .groupBy('s.kind')
      .execute();
    return new Map(rows.map(({ kind, taken }) => [kind, taken]));
  },

  /** Copies what an event offers to a copy of it, whose categories are matched by their order. */
  async copy(from: number, to: number) {
    await sql`INSERT INTO space_offer (event_id, kind, capacity, amount_minor)
      SELECT ${to}, kind, capacity, amount_minor FROM space_offer WHERE event_id = ${from}`.execute(db);
    await sql`WITH numbered AS (
        SELECT id, event_id, row_number() OVER (PARTITION BY event_id ORDER BY priority DESC, id) AS number
        FROM category WHERE event_id IN (${from}, ${to}))
      INSERT INTO space_price (category_id, kind, amount_minor)
      SELECT fresh.id, p.kind, p.amount_minor
      FROM space_price p JOIN numbered old ON old.id = p.category_id JOIN numbered fresh ON fresh.number = old.number
      WHERE old.event_id = ${from} AND fresh.event_id = ${to}`.execute(db);
  },

  async replace({ eventId, currency, categories }: Event, spaces: EventSpace[]) {
    const toMinor = (amount: number) => fromDecimal({ amount, currency }).minor;
    const ids = categories.map(({ id }) => id);
    await db
      .deleteFrom('space_price')
      .where(({ eb, fn, val }) => eb('category_id', '=', fn.any(val(ids))))
      .execute();
    // not deleted and written again: buyers wait for these rows
    for (const { kind, capacity, amount } of spaces)
      await db
        .insertInto('space_offer')
        .values({ event_id: eventId, kind, capacity, amount_minor: toMinor(amount) })
        .onConflict((conflict) =>
          conflict.columns(['event_id', 'kind']).doUpdateSet(({ ref }) => ({
            capacity: ref('excluded.capacity'),
            amount_minor: ref('excluded.amount_minor'),
          })),
        )
        .execute();
    await db
      .updateTable('space_offer')
      .set({ capacity: 0 })
      .where('event_id', '=', eventId)
      .where(({ eb, fn, not, val }) => not(eb('kind', '=', fn.any(val(spaces.map(({ kind }) => kind))))))
      .execute();
    const prices = spaces.flatMap(({ kind, ofCategories }) =>
      ofCategories.map(({ categoryId, amount }) => ({ category_id: categoryId, kind, amount_minor: toMinor(amount) })),
    );
    if (prices.length > 0) await db.insertInto('space_price').values(prices).execute();
  },
});
