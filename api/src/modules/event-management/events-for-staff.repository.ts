import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { StoredVisibility } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import { running } from '../catalogue/running.repository.ts';
import { salesOfEvent } from '../seats/availability.repository.ts';
import type { SaleStatus } from './sale-status.ts';

/** An event as staff sees it. Seats are those of all its departures. */
export interface ManagedEvent {
  id: number;
  slug: string;
  name: string;
  countryCode: CountryCode;
  place: string;
  timeZone: string;
  startsAt: Date;
  visibility: StoredVisibility;
  status: SaleStatus;
  capacity: number;
  sold: number;
  held: number;
}

/** When it begins, and its id. */
export type EventKeys = [startsAt: string, id: number];

export interface EventFilter {
  country?: CountryCode | undefined;
  /** Without it all that are not over. */
  status?: SaleStatus | undefined;
  /** A part of the slug, of a name in any language or of the place. */
  text?: string | undefined;
}

const saleStatus: RawBuilder<SaleStatus> = sql`CASE
  WHEN NOT ${running} THEN 'over'
  WHEN event.visibility = 'draft' THEN 'draft'
  WHEN event.withdrawn OR event.message IS NOT NULL THEN 'withdrawn'
  WHEN event.sales_stopped THEN 'stopped'
  WHEN NOT sales.open THEN 'closed'
  WHEN NOT sales.available THEN 'sold_out'
  ELSE 'on_sale' END`;

const managedEvents = sql`(
  SELECT event.id, event.slug, event.country_code AS "countryCode", place.name AS place, event.time_zone AS "timeZone",
    COALESCE(event.translations -> country.default_locale, jsonb_path_query_first(event.translations, '$.*')) ->> 'name' AS name,
    event.starts_at AS "startsAt", event.visibility, ${saleStatus} AS status, seats.capacity, seats.sold, seats.held,
    event.search_text || ' ' || event.slug AS searched
  FROM event JOIN place ON place.id = event.place_id JOIN country ON country.code = event.country_code
    CROSS JOIN LATERAL ${salesOfEvent} sales
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(p.capacity), 0)::int AS capacity, COALESCE(sum(p.sold), 0)::int AS sold,
        COALESCE(sum(p.held), 0)::int AS held
      FROM departure d JOIN seat_pool p ON p.departure_id = d.id WHERE d.event_id = event.id) seats)`;

const columns = sql`managed.id, managed.slug, managed.name, managed."countryCode", managed.place, managed."timeZone",
  managed."startsAt", managed.visibility, managed.status, managed.capacity, managed.sold, managed.held`;

/** Events of every visibility, and what staff changes of them. */
export function createManagedEventsRepository(db: Queryable) {
  return {
    /** The soonest first. @param after keys of the last event of the page before */
    async list({ country, status, text }: EventFilter, count: number, after?: EventKeys) {
      const { rows } = await sql<ManagedEvent & { at: string }>`
        SELECT ${columns}, ${exactMoment(sql`managed."startsAt"`)} AS at FROM ${managedEvents} managed
        WHERE ${status ? sql`managed.status = ${status}` : sql`managed.status <> 'over'`}
          AND ${country ? sql`managed."countryCode" = ${country}` : sql`true`}
          AND ${text ? sql`position(lower(unaccent(${text})) IN managed.searched) > 0` : sql`true`}
          AND ${after ? sql`(managed."startsAt", managed.id) > (${after[0]}::timestamptz, ${after[1]}::int)` : sql`true`}
        ORDER BY managed."startsAt", managed.id LIMIT ${count}`.execute(db);
      return rows;
    },

    async find(slug: string) {
      const { rows } = await sql<ManagedEvent>`
        SELECT ${columns} FROM ${managedEvents} managed WHERE managed.slug = ${slug}`.execute(db);
      return rows[0];
    },

    /** Keeps others from changing the event until the transaction ends. Buyers do not wait for it. */
    lock: (slug: string) =>
      db
        .selectFrom('event')
        .select(['id', 'visibility', 'withdrawn', 'sales_stopped as salesStopped'])
        .where('slug', '=', slug)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    change: (id: number, values: { visibility?: StoredVisibility; sales_stopped?: boolean }) =>
      db.updateTable('event').set(values).where('id', '=', id).execute(),
  };
}
