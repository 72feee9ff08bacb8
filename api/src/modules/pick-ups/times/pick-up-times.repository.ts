import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** A ticket of a departure that somebody rides with. */
export interface RiddenTicket {
  id: number;
  /** Number of its order. */
  order: string;
  /** Its number within the order. */
  ticket: number;
}

export interface ExactTime {
  at: Date;
  van: string;
  driver: string;
}

/** A ticket whose travellers are to be told its time. */
export interface UntoldTicket {
  ticketId: number;
  orderId: OrderId;
  ticket: number;
  /** They were told another time before. */
  changed: boolean;
  passengers: { email: string }[];
}

/** Nobody is woken up. */
const tellingFrom = '09:00';

const rides = sql<boolean>`o.state = 'paid' AND t.refund_id IS NULL`;

/** The exact times of tickets, and which travellers were notified. */
export const createPickUpTimesRepository = (db: Queryable) => ({
  ridden: async (departureId: number) => {
    const { rows } = await sql<RiddenTicket>`
      SELECT t.id, o.number AS order, t.number AS ticket FROM order_ticket t JOIN orders o ON o.id = t.order_id
      WHERE o.departure_id = ${departureId} AND ${rides} ORDER BY o.number, t.number`.execute(db);
    return rows;
  },

  /** @returns whether the time is another one than before */
  set: async (ticketId: number, { at, van, driver }: ExactTime) => {
    const { rows } = await sql`
      INSERT INTO pick_up_time AS known (order_ticket_id, picks_up_at, van, driver)
      VALUES (${ticketId}, ${at}, ${van}, ${driver})
      ON CONFLICT (order_ticket_id) DO UPDATE SET picks_up_at = excluded.picks_up_at, van = excluded.van,
        driver = excluded.driver, revision = known.revision + 1
      WHERE (known.picks_up_at, known.van, known.driver) IS DISTINCT FROM (excluded.picks_up_at, excluded.van, excluded.driver)
      RETURNING 1`.execute(db);
    return rows.length > 0;
  },

  /**
   * Tickets whose travellers do not know the time, from the morning of the day before, by clocks at the event. They are
   * locked until the transaction ends; those that another process tells are left to it.
   */
  untold: async (count: number) => {
    const { rows } = await sql<UntoldTicket>`
      SELECT t.id AS "ticketId", o.id AS "orderId", t.number AS ticket, known.told_revision > 0 AS changed, t.passengers
      FROM pick_up_time known JOIN order_ticket t ON t.id = known.order_ticket_id JOIN orders o ON o.id = t.order_id
        JOIN departure d ON d.id = o.departure_id JOIN event e ON e.id = d.event_id
      WHERE known.told_revision < known.revision AND ${rides} AND d.starts_at > now()
        AND now() AT TIME ZONE e.time_zone > (d.starts_at AT TIME ZONE e.time_zone)::date - 1 + ${tellingFrom}::time
      ORDER BY known.picks_up_at, t.id LIMIT ${count} FOR UPDATE OF known SKIP LOCKED`.execute(db);
    return rows;
  },

  told: (ticketIds: number[]) =>
    sql`UPDATE pick_up_time SET told_revision = revision WHERE order_ticket_id = ANY (${ticketIds}::int[])`.execute(db),
});
