import { sql } from 'kysely';
import type { TripMarkKind, TripState } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Rider } from '../plans/parties.ts';
import type { PlanKey } from '../plans/plans.repository.ts';

export type StoredMark = Awaited<ReturnType<ReturnType<typeof createTripMarksRepository>['of']>>[number];

/** Whom a mark is of. */
export type MarkedRider = Pick<Rider, 'ticketId' | 'addressIndex'>;

/** A ride of a van: that of a departure, in a direction. */
export interface DrivenRide extends PlanKey {
  vehicleId: number | null;
}

interface NewMark extends DrivenRide {
  id: string;
  tripId: number;
  kind: TripMarkKind;
  rider?: MarkedRider | undefined;
  at: Date;
  driverId: number;
}

/** What drivers have marked on their way. */
export const createTripMarksRepository = (db: Queryable) => ({
  /** The earliest first. */
  of: ({ departureId, direction }: PlanKey) =>
    db
      .selectFrom('trip_mark')
      .select(['kind', 'vehicle_id as vehicleId', 'trip_id as tripId', 'marked_at as at'])
      .select(['order_ticket_id as ticketId', 'address_index as addressIndex'])
      .where('departure_id', '=', departureId)
      .where('direction', '=', direction)
      .orderBy('marked_at')
      .orderBy('recorded_at')
      .execute(),

  /** A clock that is ahead is not believed. @returns false for a mark that is here already */
  async add({ id, departureId, direction, vehicleId, tripId, kind, rider, at, driverId }: NewMark): Promise<boolean> {
    const added = await db
      .insertInto('trip_mark')
      .values({
        id,
        departure_id: departureId,
        direction,
        vehicle_id: vehicleId,
        trip_id: tripId,
        kind,
        order_ticket_id: rider?.ticketId ?? null,
        address_index: rider?.addressIndex ?? null,
        marked_at: sql<Date>`LEAST(${at}::timestamptz, now())`,
        staff_user_id: driverId,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Of the trip of this van in the published plan. */
  setState: ({ departureId, direction, vehicleId }: DrivenRide, state: Extract<TripState, 'under_way' | 'done'>) =>
    db
      .updateTable('trip as t')
      .from('dispatch_plan as p')
      .set({ state })
      .whereRef('p.id', '=', 't.plan_id')
      .where('p.departure_id', '=', departureId)
      .where('p.direction', '=', direction)
      .where('p.state', '=', 'published')
      .where('t.vehicle_id', '=', vehicleId)
      .where('t.state', '<>', 'done')
      .execute(),

  /** When tickets of a departure were checked on this ride. */
  checks: ({ departureId, direction }: PlanKey) =>
    db
      .selectFrom('ticket_check as k')
      .innerJoin('order_ticket as t', 't.id', 'k.order_ticket_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['k.order_ticket_id as ticketId', 'k.checked_at as at'])
      .where('o.departure_id', '=', departureId)
      .where('k.leg', '=', direction === 'out' ? 'outbound' : 'return')
      .execute(),
});
