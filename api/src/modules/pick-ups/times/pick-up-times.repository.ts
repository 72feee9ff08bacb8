import type { OrderId, PickUpTime } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';

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
  /** Of a ticket with several addresses, in their order; null where no van calls. */
  byAddress?: (PickUpTime | null)[];
}

/** A ticket whose travellers are to be told its time. */
export interface UnnotifiedTicket {
  ticketId: number;
  orderId: OrderId;
  ticket: number;
  /** They were told another time before. */
  changed: boolean;
  passengers: { email: string }[];
}

/** Nobody is woken up. */
const tellingFrom = '09:00';

/**
 * SQL: whether travellers of a departure may be told its times: from the morning of the day before, by clocks at the event.
 * @param event and departure: aliases of their tables
 */
export function mayBeTold(event: string, departure: string) {
  const timeZone = sql.ref(`${event}.time_zone`);
  return sql<boolean>`now() AT TIME ZONE ${timeZone}
    > (${sql.ref(`${departure}.starts_at`)} AT TIME ZONE ${timeZone})::date - 1 + ${tellingFrom}::time`;
}

/** Tickets `t`, of orders `o`, that somebody rides with. */
const riddenTickets = (db: Queryable) =>
  db
    .selectFrom('order_ticket as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .where('o.state', '=', 'paid')
    .where('t.refund_id', 'is', null);

/** The exact times of tickets, and which travellers were notified. */
export const createPickUpTimesRepository = (db: Queryable) => ({
  ridden: (departureId: number): Promise<RiddenTicket[]> =>
    riddenTickets(db)
      .select(['t.id', 'o.number as order', 't.number as ticket'])
      .where('o.departure_id', '=', departureId)
      .orderBy('o.number')
      .orderBy('t.number')
      .execute(),

  /** @returns whether the time is another one than before */
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
   * Tickets whose travellers do not know the time, from the morning of the day before, by clocks at the event. They are
   * locked until the transaction ends; those that another process tells are left to it.
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
      .where(mayBeTold('e', 'd'))
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
