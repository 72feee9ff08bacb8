import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { DrivenTrip, MarkedTrips, TripMark } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createDispatching, type Direction, door, tripOf } from './dispatched-departures.ts';

interface Driving {
  hours?: number;
  direction?: Direction;
  tickets?: number;
  /** One order per stop. */
  stops?: number;
}

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Creates published trips and the drivers who mark their progress. */
export function createDriving(testApp: TestApp, dispatching: Awaited<ReturnType<typeof createDispatching>>) {
  /** Moves a departure's published trips so that they start in this many hours; their drivers had them in time. */
  const startsIn = async (departureId: number, hours: number) => {
    await testApp.query(
      `WITH moved AS (SELECT t.id, now() + $2::float8 * interval '1 hour' - t.starts_at AS by
         FROM trip t JOIN dispatch_plan p ON p.id = t.plan_id WHERE p.departure_id = $1),
       stops AS (UPDATE trip_stop s SET planned_at = s.planned_at + moved.by FROM moved WHERE moved.id = s.trip_id)
       UPDATE trip t SET starts_at = t.starts_at + moved.by, ends_at = t.ends_at + moved.by FROM moved WHERE moved.id = t.id`,
      [departureId, hours],
    );
    await testApp.query(
      `UPDATE run r SET starts_at = t.starts_at, ends_at = t.ends_at,
         given_at = LEAST(r.given_at, now() - interval '1 day', t.starts_at - interval '1 day')
       FROM trip t WHERE t.id = r.trip_id AND r.departure_id = $1`,
      [departureId],
    );
  };

  return {
    startsIn,

    /** Publishes a trip, by default with two stops. */
    async published({ hours = 2, direction = 'out', tickets = 1, stops = 2 }: Driving = {}) {
      const { event, id } = await dispatching.departure();
      const buyers: Awaited<ReturnType<typeof dispatching.buy>>[] = [];
      for (let n = 0; n < stops; n++) buyers.push(await dispatching.buy(event, { tickets, position: door(n * 5) }));
      const { parties } = await dispatching.read(id, direction);
      const [van, driver] = [await dispatching.vehicle(), await logInStaff(testApp, 'driver')];
      const ids = parties.map((party) => party.id);
      await dispatching.draft(id, [tripOf(van.id, ids, { driverId: driver.id })], 0, direction);
      const { draft } = await dispatching.read(id, direction);
      const { status, body } = await dispatching.publish(id, draft?.revision ?? 0, true, direction);
      assert.equal(status, 200, JSON.stringify(body));
      await startsIn(id, hours);
      return { event, id, buyers, van, driver, parties };
    },

    tripsOf: async ({ token }: { token: string }) =>
      (await testApp.call<DrivenTrip[]>('GET', '/staff-api/my-trips', { token })).data,

    aMark: (trip: DrivenTrip | undefined, kind: TripMark['kind'], stop?: number, at = new Date()): TripMark => ({
      id: randomUUID(),
      tripId: trip?.id ?? 0,
      kind,
      ...(kind === 'explained' && { reason: 'Comes in her own car' }),
      ...(stop !== undefined && { party: trip?.stops[stop]?.party ?? '1.0' }),
      at: at.toISOString(),
    }),

    /** @param more clock and id of the phone */
    send: ({ token }: { token: string }, marks: TripMark[], more: object = {}) =>
      testApp.call<MarkedTrips>('POST', '/staff-api/my-trips/marks', { token, body: { marks, ...more } }),
  };
}

/** Starts a test app with a dispatcher who publishes trips and drivers who mark their progress. */
export async function startDriving() {
  const testApp = await startTestApp();
  const dispatching = await createDispatching(testApp);
  return { testApp, dispatching, driving: createDriving(testApp, dispatching) };
}
