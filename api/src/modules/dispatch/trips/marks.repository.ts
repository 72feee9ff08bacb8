import type { Queryable } from '../../../database/database.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { eachDeparture } from './each-departure.repository.ts';

/** The ride of a van for a departure in one direction. */
export interface DrivenRide extends PlanKey {
  vehicleId: number | null;
}

/** Driver marks and ticket checks of departures. */
export const createMarksRepository = (db: Queryable) => ({
  /** Returns the marks of all runs of departures, earliest first. */
  marks: (departureIds: number[]) =>
    db
      .selectFrom('trip_mark')
      .select(['departure_id as departureId', 'direction', 'run_id as runId', 'id', 'kind', 'marked_at as at'])
      .select(['order_ticket_id as ticketId', 'address_index as addressIndex', 'takes_back as takesBack', 'reason'])
      .where(({ eb, fn, val }) => eb('departure_id', '=', fn.any(val(departureIds))))
      .orderBy('marked_at')
      .orderBy('recorded_at')
      .execute(),

  /** Returns when tickets of departures were checked. */
  checks: (departureIds: number[]) =>
    eachDeparture(db, departureIds)
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('orders as o')
            .innerJoin('order_ticket as t', 't.order_id', 'o.id')
            .innerJoin('ticket_check as k', 'k.order_ticket_id', 't.id')
            .select(['k.order_ticket_id as ticketId', 'k.leg', 'k.checked_at as at'])
            .whereRef('o.departure_id', '=', 'departure.id')
            .offset(0)
            .as('check'),
        (join) => join.onTrue(),
      )
      .selectAll('check')
      .execute(),
});
