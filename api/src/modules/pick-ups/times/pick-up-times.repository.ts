import type { OrderId, PickUpTime } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';

/** A valid ticket of a departure. */
export interface RiddenTicket {
  id: number;
  /** Number of its order. */
  order: string;
  /** Number within the order. */
  ticket: number;
}

export interface ExactTime {
  at: Date;
  van: string;
  driver: string;
  /** For a ticket with several addresses, in their order; null where no van calls. */
  byAddress?: (PickUpTime | null)[];
}

/** A ticket whose travellers must be notified of its time. */
export interface UnnotifiedTicket {
  ticketId: number;
  orderId: OrderId;
  ticket: number;
  /** They were given another time before. */
  changed: boolean;
  passengers: { email: string }[];
}

/** Earliest local time for notifications, so that nobody is woken up. */
const notifyFrom = '09:00';

/**
 * SQL: true once a departure's travellers may see its times, from the morning of the day before, local time.
 * @param event table alias
 * @param departure table alias
 */
export function areTimesVisible(event: string, departure: string) {
  const timeZone = sql.ref(`${event}.time_zone`);
  return sql<boolean>`now() AT TIME ZONE ${timeZone}
    > (${sql.ref(`${departure}.starts_at`)} AT TIME ZONE ${timeZone})::date - 1 + ${notifyFrom}::time`;
}

/** Selects valid tickets `t` of orders `o`. */
const riddenTickets = (db: Queryable) =>
  db
    .selectFrom('order_ticket as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .where('o.state', '=', 'paid')
    .where('t.refund_id', 'is', null);

/** Exact times of tickets, and which of them were notified. */
export const createPickUpTimesRepository = (db: Queryable) => ({
  ridden: (departureId: number): Promise<RiddenTicket[]> =>
    riddenTickets(db)
      .select(['t.id', 'o.number as order', 't.number as ticket'])
      .where('o.departure_id', '=', departureId)
      .orderBy('o.number')
      .orderBy('t.number')
      .execute(),

  /** @returns whether the time has changed */
  set: async (ticketId: number, { at, van, driver, byAddress }: ExactTime) => {
    const by_address = byAddress ? JSON.stringify(byAddress) : null;
    const changed = await db
      .insertInto('pick_up_time')
      .values({ order_ticket_id: ticketId, picks_up_at: at, van, driver, by_address })
      .onConflict((conflict) =>
        conflict
          .column('order_ticket_id')
          .doUpdateSet((eb) => ({
            picks_up_at: eb.ref('excluded.picks_up_at'),
            van: eb.ref('excluded.van'),
            driver: eb.ref('excluded.driver'),
            by_address: eb.ref('excluded.by_address'),
            revision: eb('pick_up_time.revision', '+', 1),
          }))
          .where(({ eb, refTuple }) =>
            eb(
              refTuple(
                'pick_up_time.picks_up_at',
                'pick_up_time.van',
                'pick_up_time.driver',
                'pick_up_time.by_address',
              ),
              'is distinct from',
              refTuple('excluded.picks_up_at', 'excluded.van', 'excluded.driver', 'excluded.by_address'),
            ),
          ),
      )
      .returning('order_ticket_id')
      .executeTakeFirst();
    return changed !== undefined;
  },

  /**
   * Returns and locks tickets whose travellers must be notified, from the morning of the day before, local time. Skips
   * tickets that another process has locked.
   */
  unnotified: async (count: number): Promise<UnnotifiedTicket[]> => {
    const rows = await riddenTickets(db)
      .innerJoin('pick_up_time as known', 'known.order_ticket_id', 't.id')
      .innerJoin('departure as d', 'd.id', 'o.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .select(['t.id as ticketId', 'o.id as orderId', 't.number as ticket', 't.passengers'])
      .select('known.told_revision as notifiedRevision')
      .whereRef('known.told_revision', '<', 'known.revision')
      .where('d.starts_at', '>', now)
      .where(areTimesVisible('e', 'd'))
      .orderBy('known.picks_up_at')
      .orderBy('t.id')
      .limit(count)
      .forUpdate('known')
      .skipLocked()
      .execute();
    return rows.map(({ notifiedRevision, ...ticket }) => ({ ...ticket, changed: notifiedRevision > 0 }));
  },

  markNotified: (ticketIds: number[]) =>
    db
      .updateTable('pick_up_time')
      .set((eb) => ({ told_revision: eb.ref('revision') }))
      .where(({ eb, fn, val }) => eb('order_ticket_id', '=', fn.any(val(ticketIds))))
      .execute(),
});
