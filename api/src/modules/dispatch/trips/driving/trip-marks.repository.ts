import { isThere } from '../../../../database/affected-rows.ts';
import type { TripMarkKind, TripState } from '../../../../database/column-types.ts';
import type { Queryable } from '../../../../database/database.ts';
import type { MarkedRider } from '../fold-run.ts';
import type { DrivenRide } from '../marks.repository.ts';

interface NewMark extends DrivenRide {
  id: string;
  runId: number;
  tripId: number;
  kind: TripMarkKind;
  rider?: MarkedRider | undefined;
  at: Date;
  driverId: number;
  device?: string | undefined;
  sentAt?: string | undefined;
  takesBack?: string | undefined;
  reason?: string | undefined;
  calledAt?: string | undefined;
}

export const createTripMarksRepository = (db: Queryable) => ({
  /** @returns false for a duplicate */
  add: ({ id, departureId, direction, vehicleId, runId, tripId, kind, rider, at, driverId, ...more }: NewMark) =>
    isThere(
      db
        .insertInto('trip_mark')
        .values({
          id,
          departure_id: departureId,
          direction,
          vehicle_id: vehicleId,
          run_id: runId,
          trip_id: tripId,
          kind,
          order_ticket_id: rider?.ticketId ?? null,
          address_index: rider?.addressIndex ?? null,
          marked_at: at,
          staff_user_id: driverId,
          device: more.device ?? null,
          sent_at: more.sentAt ?? null,
          takes_back: more.takesBack ?? null,
          reason: more.reason ?? null,
          called_at: more.calledAt ?? null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    ),

  has: (id: string) => isThere(db.selectFrom('trip_mark').select('id').where('id', '=', id)),

  /** Returns a mark of a run. */
  find: (runId: number, id: string) =>
    db
      .selectFrom('trip_mark')
      .select(['kind', 'marked_at as at'])
      .where('run_id', '=', runId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Returns the riders of a trip, also of those who no longer ride. */
  ridersOf: (tripId: number): Promise<MarkedRider[]> =>
    db
      .selectFrom('trip_rider as r')
      .innerJoin('trip_stop as s', 's.id', 'r.trip_stop_id')
      .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex'])
      .where('s.trip_id', '=', tripId)
      .execute(),

  setState: (tripId: number, state: Extract<TripState, 'under_way' | 'done'>) =>
    db.updateTable('trip').set({ state }).where('id', '=', tripId).where('state', '<>', 'done').execute(),
});
