import { type SqlBool, sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { isFoundById, isFoundByLink } from '../../visibility/visibility.repository.ts';

/** Minutes from the mail to the opening. */
const minutesBefore = 30;

/** A customer who is reminded of the sale of an event. */
export interface SaleReminder {
  eventId: number;
  customerId: number;
}

/** SQL: `event` is announced: nothing keeps its sale from opening. */
const isAnnounced = sql<SqlBool>`event.visibility <> 'draft' AND event.message IS NULL
  AND NOT event.withdrawn AND NOT event.sales_stopped`;

export function createSaleRemindersRepository(db: Queryable) {
  return {
    /** Returns an event that the visitor can find, by its slug. */
    event: (slug: string, customerId?: number) =>
      db
        .selectFrom('event')
        .select(['event.id', 'event.slug', 'event.country_code as countryCode', 'event.time_zone as timeZone'])
        .select(['event.translations', 'event.revision', 'event.sale_opens_at as opensAt'])
        .select(sql<boolean>`COALESCE(event.sale_opens_at > now(), false)`.as('opensLater'))
        .where('event.slug', '=', slug)
        .where((eb) => eb.or([isFoundByLink, ...(customerId === undefined ? [] : [isFoundById(customerId)])]))
        .executeTakeFirst(),

    /** Idempotent. */
    add: ({ eventId, customerId }: SaleReminder) =>
      db
        .insertInto('sale_reminder')
        .values({ event_id: eventId, customer_id: customerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    remove: ({ eventId, customerId }: SaleReminder) =>
      db.deleteFrom('sale_reminder').where('event_id', '=', eventId).where('customer_id', '=', customerId).execute(),

    has: ({ eventId, customerId }: SaleReminder) =>
      isThere(
        db
          .selectFrom('sale_reminder')
          .select('event_id')
          .where('event_id', '=', eventId)
          .where('customer_id', '=', customerId),
      ),

    /** Returns the stored reminders of a customer, newest first. */
    async ofCustomer(customerId: number) {
      const rows = await db
        .selectFrom('sale_reminder as r')
        .innerJoin('event as e', 'e.id', 'r.event_id')
        .select(['e.slug', 'r.asked_at as askedAt'])
        .where('r.customer_id', '=', customerId)
        .orderBy('r.asked_at', 'desc')
        .execute();
      return rows.map(({ slug, askedAt }) => ({ slug, askedAt: isoMoment(askedAt) }));
    },

    /** Deletes and returns reminders whose sale opens within half an hour, or has opened. */
    takeDue: (count: number): Promise<SaleReminder[]> =>
      db
        .deleteFrom('sale_reminder')
        .where(
          sql<boolean>`ctid = ANY (ARRAY(
            SELECT r.ctid FROM sale_reminder r JOIN event ON event.id = r.event_id
            WHERE ${isAnnounced}
              AND COALESCE(event.sale_opens_at, now()) <= now() + make_interval(mins => ${minutesBefore})
            ORDER BY event.sale_opens_at, r.event_id, r.asked_at LIMIT ${count} FOR UPDATE OF r SKIP LOCKED))`,
        )
        .returning(['event_id as eventId', 'customer_id as customerId'])
        .execute(),

    /** Returns an event for the mail; undefined when its sale was called off meanwhile. */
    mailed: (eventId: number) =>
      db
        .selectFrom('event')
        .innerJoin('place', 'place.id', 'event.place_id')
        .select(['event.slug', 'event.time_zone as timeZone', 'event.translations', 'event.starts_at as startsAt'])
        .select(sql<string>`place.name || ', ' || place.address`.as('place'))
        .select(sql<Date | null>`CASE WHEN event.sale_opens_at > now() THEN event.sale_opens_at END`.as('opensAt'))
        .where('event.id', '=', eventId)
        .where(isAnnounced)
        .executeTakeFirst(),
  };
}
