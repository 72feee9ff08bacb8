import type { Queryable } from '../../../database/database.ts';
import type { Rider } from '../plans/parties/parties.ts';
import type { PlanKey } from '../plans/plans.repository.ts';

export type StoredMark = Awaited<ReturnType<ReturnType<typeof createMarksRepository>['marks']>>[number];

/** The rider a mark applies to. */
export type MarkedRider = Pick<Rider, 'ticketId' | 'addressIndex'>;

/** The ride of a van for a departure in one direction. */
export interface DrivenRide extends PlanKey {
  vehicleId: number | null;
}

/** Driver marks and ticket checks of rides. */
export const createMarksRepository = (db: Queryable) => ({
  /** Returns the marks of all vans of departures, earliest first. */
  marks: (departureIds: number[]) =>
    db
      .selectFrom('trip_mark')
      .select(['departure_id as departureId', 'direction', 'vehicle_id as vehicleId', 'kind', 'marked_at as at'])
      .select(['order_ticket_id as ticketId', 'address_index as addressIndex'])
      .where(({ eb, fn, val }) => eb('departure_id', '=', fn.any(val(departureIds))))
      .orderBy('marked_at')
      .orderBy('recorded_at')
      .execute(),

  /** Returns when tickets of departures were checked. */
  checks: (departureIds: number[]) =>
    db
      .selectFrom('ticket_check as k')
      .innerJoin('order_ticket as t', 't.id', 'k.order_ticket_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['k.order_ticket_id as ticketId', 'k.leg', 'k.checked_at as at'])
      .where(({ eb, fn, val }) => eb('o.departure_id', '=', fn.any(val(departureIds))))
      .execute(),
});
