import { type Language, type OrderId, periodicity, type Waiting } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { salesEnd } from '../seats/departures.repository.ts';

export interface NewWaiting {
  departureId: number;
  variantId: number;
  tickets: number;
  email: string;
  language: Language;
  siteOrigin: string;
  /** Hash of the visitor's network. */
  network: string;
  /** `asked`: nobody has proved yet that the address is theirs. */
  state: 'asked' | 'waiting';
}

/** Most departures with seats kept for one person at a time. */
const offersPerPerson = 2;

/** SQL: the pool `p` from which entry `w` waits for units, as its variant's offer `o` says. */
const poolOfEntry = sql`offer o ON o.product_variant_id = w.product_variant_id
  JOIN seat_pool p ON p.template_id = o.template_id AND p.departure_id = w.departure_id`;

/** SQL: how many entries with the same value in `column` as entry `w` have seats kept. */
const offersTo = (column: 'email' | 'network') => sql<number>`(
  SELECT count(*) FROM waiting_list own JOIN offered_seats kept ON kept.waiting_id = own.id AND kept.state = 'held'
  WHERE own.${sql.ref(column)} = w.${sql.ref(column)})`;

/**
 * SQL: entry `w` can have its seats at the moment: they are free, departure `d` of event `e` is on sale, and neither the
 * person nor the network has the most offers already.
 */
const fits = (offersPerNetwork: number) => sql<boolean>`w.state = 'waiting'
  AND ${offersTo('email')} < ${sql.lit(offersPerPerson)} AND ${offersTo('network')} < ${offersPerNetwork}
  AND p.capacity - p.held - p.sold >= o.units * w.tickets
  AND NOT e.withdrawn AND e.message IS NULL AND NOT e.sales_stopped AND ${salesEnd('e', sql`d.starts_at`)} > now()`;

/** Who waits for seats of a departure. */
export function createWaitingListRepository(db: Queryable) {
  return {
    /** Most tickets of the variant that the departure could ever sell; undefined for a variant of another event. */
    async mostTickets(departureId: number, variantId: number) {
      const { rows } = await sql<{ most: number }>`
        SELECT p.capacity / o.units AS most FROM offer o
        JOIN seat_pool p ON p.template_id = o.template_id AND p.departure_id = ${departureId}
        WHERE o.product_variant_id = ${variantId}`.execute(db);
      return rows[0]?.most;
    },

    /** At the end of the list, unless the address is on it. @returns the id of the entry; undefined where it is on it */
    async add({ departureId, variantId, tickets, email, language, siteOrigin, network, state }: NewWaiting) {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO waiting_list AS w (departure_id, product_variant_id, tickets, email, language, site_origin, network, state)
        VALUES (${departureId}, ${variantId}, ${tickets}, ${email}, ${language}, ${siteOrigin}, ${network}, ${state})
        ON CONFLICT (departure_id, email) DO UPDATE SET product_variant_id = excluded.product_variant_id,
          tickets = excluded.tickets, language = excluded.language, site_origin = excluded.site_origin,
          network = excluded.network, joined_at = excluded.joined_at, state = excluded.state
        WHERE w.state <> 'waiting' AND NOT (w.state = 'asked' AND excluded.state = 'asked')
          AND NOT EXISTS (SELECT FROM offered_seats kept WHERE kept.waiting_id = w.id AND kept.state = 'held')
        RETURNING w.id`.execute(db);
      return rows[0]?.id;
    },

    /** Whether the address was asked before, for another departure, and has not answered. */
    async wasAsked(email: string, id: number) {
      const others = db.selectFrom('waiting_list').select('id').where('email', '=', email).where('id', '<>', id);
      return (await others.where('state', '=', 'asked').limit(1).execute()).length > 0;
    },

    /** The owner of an address has confirmed it: all its entries wait from now on. @returns whether there were any */
    async confirm(id: number) {
      const { rows } = await sql`
        UPDATE waiting_list w SET state = 'waiting', joined_at = clock_timestamp() FROM waiting_list confirmed
        WHERE confirmed.id = ${id} AND w.email = confirmed.email AND w.state = 'asked' RETURNING w.id`.execute(db);
      return rows.length > 0;
    },

    addToken: (hash: string, waitingId: number) =>
      db.insertInto('waiting_list_token').values({ hash, waiting_id: waitingId }).execute(),

    /** @returns the id of the entry whose link has the secret with this hash */
    idOf: async (hash: string): Promise<number | undefined> =>
      (await db.selectFrom('waiting_list_token').select('waiting_id as id').where('hash', '=', hash).executeTakeFirst())
        ?.id,

    /** The entry's state, for its mailed link. */
    async byId(id: number) {
      const { rows } = await sql<{ item: Waiting }>`
        SELECT jsonb_strip_nulls(jsonb_build_object(
          'state', CASE WHEN w.state <> 'told' THEN w.state WHEN kept.state = 'taken' THEN 'used'
            WHEN held.units IS NOT NULL THEN 'held' ELSE 'over' END,
          'eventId', d.event_id, 'eventDateId', d.event_date_id,
          'day', CASE WHEN e.periodicity_type = ${sql.lit(periodicity.range)}
            THEN to_char(d.starts_at AT TIME ZONE e.time_zone, 'YYYY-MM-DD') END,
          'productVariantId', w.product_variant_id, 'tickets', w.tickets,
          'seatPool', CASE WHEN held.units IS NOT NULL
            THEN jsonb_build_object('id', p.template_id, 'units', held.units) END,
          'heldUntil', iso(held.held_until))) AS item
        FROM waiting_list w JOIN departure d ON d.id = w.departure_id JOIN event e ON e.id = d.event_id
          LEFT JOIN offered_seats kept ON kept.waiting_id = w.id
          LEFT JOIN offered_seats held ON held.waiting_id = w.id AND w.state = 'told' AND held.state = 'held'
            AND held.held_until > now()
          LEFT JOIN seat_pool p ON p.id = held.seat_pool_id
        WHERE w.id = ${id}`.execute(db);
      return rows[0]?.item;
    },

    /** The address and the network go, the entry stays for who opens its link again. */
    leave: (id: number) =>
      db.updateTable('waiting_list').set({ state: 'left', email: null, network: null }).where('id', '=', id).execute(),

    /** Whether somebody waits for seats of the order's departure. */
    async isWaitedFor(orderId: OrderId) {
      const { rows } = await sql`
        SELECT FROM waiting_list w JOIN orders o ON o.departure_id = w.departure_id
        WHERE o.id = ${orderId} AND w.state = 'waiting' LIMIT 1`.execute(db);
      return rows.length > 0;
    },

    /** Departures on sale with seats for somebody who waits. */
    async departuresWithSeats(offersPerNetwork: number) {
      const { rows } = await sql<{ id: number; eventId: number }>`
        SELECT DISTINCT d.id, d.event_id AS "eventId"
        FROM waiting_list w JOIN departure d ON d.id = w.departure_id JOIN event e ON e.id = d.event_id
          JOIN ${poolOfEntry} WHERE ${fits(offersPerNetwork)} ORDER BY d.id LIMIT 500`.execute(db);
      return rows;
    },

    /** Makes all processes offer seats one after the other, until the transaction ends: offers are counted before one is made. */
    lockOffers: () => sql`SELECT pg_advisory_xact_lock(hashtextextended('waiting-list-offers', 0))`.execute(db),

    /**
     * The earliest entry whose seats are free, locked until the transaction ends.
     * @returns also when the sales end
     */
    async next(departureId: number, offersPerNetwork: number) {
      const { rows } = await sql<{ id: number; variantId: number; tickets: number; salesEnd: Date }>`
        SELECT w.id, w.product_variant_id AS "variantId", w.tickets, ${salesEnd('e', sql`d.starts_at`)} AS "salesEnd"
        FROM waiting_list w JOIN departure d ON d.id = w.departure_id JOIN event e ON e.id = d.event_id
          JOIN ${poolOfEntry} WHERE w.departure_id = ${departureId} AND ${fits(offersPerNetwork)}
        ORDER BY w.joined_at, w.id LIMIT 1 FOR UPDATE OF w SKIP LOCKED`.execute(db);
      return rows[0];
    },

    markOffered: (id: number) => db.updateTable('waiting_list').set({ state: 'told' }).where('id', '=', id).execute(),
  };
}
