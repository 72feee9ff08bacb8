import { query } from '@idavuelta/api/database/database.ts';
import { staffPassword } from '@idavuelta/demo/catalogue/staff.ts';
import type {
  DispatchPlan,
  DrivenTrip,
  MarkedTrips,
  PartnerCompany,
  PlanDraft,
  TripMark,
  Vehicle,
} from '@idavuelta/shared/contracts/staff';
import type { Browser } from '@playwright/test';
import { withDatabase } from '../test-site/database.ts';
import { siteUrl } from '../test-site/ports.ts';
import { staffApi } from './plan-page.ts';
import { withStaffCode } from './staff-code.ts';

export type StaffApi = Awaited<ReturnType<typeof staffApi>>;

/** Divides the parties of a departure into as many trips as there are vans, neighbours together, and publishes them. */
export async function publishTrips(office: StaffApi, id: number, vans: number[], drivers: number[]) {
  const path = `departures/${id}/plans/out`;
  const { parties, draft: earlier } = await office<DispatchPlan>('GET', path);
  const fromNorth = parties.toSorted((a, b) => (b.position?.latitude ?? 0) - (a.position?.latitude ?? 0));
  const size = Math.ceil(parties.length / vans.length);
  const trips = vans.map((vehicleId, index) => ({
    ...{ vehicleId, driverId: drivers[index] ?? 0, locked: false },
    stops: fromNorth.slice(index * size, (index + 1) * size).map((party) => ({ party: party.id })),
  })) satisfies PlanDraft['trips'];
  const { draft } = await office<DispatchPlan>('PUT', `${path}/draft`, { trips }, earlier?.revision ?? 0);
  await office('POST', `${path}/publication`, { acceptBroken: true }, draft?.revision);
}

/** Moves a departure's published trips so that the first of them starts now. */
export const startTripsNow = (departureId: number) =>
  withDatabase(async (db) => {
    await query(
      db,
      `WITH moved AS (SELECT now() - min(starts_at) AS by FROM run WHERE departure_id = $1),
       trips AS (SELECT t.id FROM trip t JOIN dispatch_plan p ON p.id = t.plan_id WHERE p.departure_id = $1),
       stops AS (UPDATE trip_stop s SET planned_at = planned_at + moved.by FROM moved
         WHERE s.trip_id IN (SELECT id FROM trips)),
       runs AS (UPDATE run SET starts_at = starts_at + moved.by, ends_at = ends_at + moved.by FROM moved
         WHERE departure_id = $1)
       UPDATE trip SET starts_at = starts_at + moved.by, ends_at = ends_at + moved.by FROM moved
       WHERE id IN (SELECT id FROM trips)`,
      [departureId],
    );
  });

/** Adds a partner company that owns a vehicle. @returns its id */
export async function addPartner(office: StaffApi, name: string, vehicleId: number) {
  const { id: partnerId } = await office<PartnerCompany>('POST', 'partners', { name });
  const vehicle = (await office<Vehicle[]>('GET', 'vehicles')).find(({ id }) => id === vehicleId);
  if (!vehicle) throw new Error(`no vehicle ${vehicleId}`);
  const { id, revision, ...input } = vehicle;
  await office('PUT', `vehicles/${id}`, { ...input, partnerId }, revision);
  return partnerId;
}

/** Logs a demo account in without a page. */
export async function logInStaffByApi(browser: Browser, email: string) {
  const context = await browser.newContext();
  const send = async (path: string, data: object) => {
    const response = await context.request.post(`${siteUrl}/backend/staff-api/${path}`, {
      headers: { origin: siteUrl },
      data,
    });
    return ((await response.json()) as { data: { challenge: string } }).data;
  };
  await withStaffCode(email, async (code) => {
    const { challenge } = await send('login', { email, password: staffPassword });
    await send('login/code', { challenge, code });
  });
  return staffApi(context);
}

const openTrip = async (driver: StaffApi, event: string) =>
  (await driver<DrivenTrip[]>('GET', 'my-trips')).find((trip) => trip.event.es_PE?.name === event && !trip.doneAt);

type Marking = Pick<TripMark, 'kind'> & Partial<TripMark>;

/** Sends marks of a driver's present trip as a phone does. @throws Error when one is rejected */
async function mark(driver: StaffApi, tripId: number, marks: Marking[]) {
  const at = new Date().toISOString();
  const sent = marks.map((each) => ({ id: crypto.randomUUID(), tripId, at, ...each }));
  const { rejected } = await driver<MarkedTrips>('POST', 'my-trips/marks', { marks: sent, sentAt: at });
  if (rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
}

/** Leaves and calls at the first stops of a trip at once. @param stops how many; absent: all, to the end of the trip */
export async function driveByApi(driver: StaffApi, event: string, stops?: number) {
  const trip = await openTrip(driver, event);
  if (!trip) throw new Error(`no trip to ${event}`);
  const called = trip.stops.slice(0, stops).flatMap(({ party }): Marking[] => [
    { kind: 'arrived', party },
    { kind: 'boarded', party },
  ]);
  const end: Marking[] = stops === undefined ? [{ kind: 'done' }] : [];
  await mark(driver, trip.id, [{ kind: 'left' }, ...called, ...end]);
}
