import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isThere } from '../../../../database/affected-rows.ts';
import type { TripMarkKind, TripState } from '../../../../database/column-types.ts';
import type { Queryable } from '../../../../database/database.ts';
import type { DrivenRide, MarkedRider } from '../marks.repository.ts';

export type FoundTrip = NonNullable<Awaited<ReturnType<ReturnType<typeof createTripMarksRepository>['find']>>>;

interface NewMark extends DrivenRide {
  id: string;
  tripId: number;
  kind: TripMarkKind;
  rider?: MarkedRider | undefined;
  at: Date;
  driverId: number;
}

export const createTripMarksRepository = (db: Queryable) => ({
  /** Returns a trip's driver and whether the trip is near; also works for trips replaced by replanning. */
  find: (tripId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['t.id', 'p.departure_id as departureId', 'p.direction', 't.vehicle_id as vehicleId'])
      .select('t.driver_id as driverId')
      .select(sql<boolean>`t.starts_at - interval '24 hours' > now()`.as('isAhead'))
      .select(sql<boolean>`t.ends_at + interval '24 hours' < now()`.as('isOver'))
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('trip_rider as r')
            .innerJoin('trip_stop as s', 's.id', 'r.trip_stop_id')
            .whereRef('s.trip_id', '=', 't.id')
            .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex']),
        ).as('riders'),
      )
      .where('t.id', '=', tripId)
      .executeTakeFirst(),

  /**
   * Stores a mark; a time in the future becomes now, because the phone's clock is ahead.
   * @returns false for a duplicate
   */
  add: ({ id, departureId, direction, vehicleId, tripId, kind, rider, at, driverId }: NewMark) =>
    isThere(
      db
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
        .returning('id'),
    ),

  /** Sets the state of this van's trip in the published plan. */
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
});
