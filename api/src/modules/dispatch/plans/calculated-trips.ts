import type { StopPoint } from '@idavuelta/shared/contracts';
import type { DispatchRule, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { StopLock } from '../../../database/column-types.ts';
import type { PlannedTrip, PlanProblem, TripInput } from '../planning/planner/problem.ts';
import { timetable } from '../planning/planner/timetable.ts';
import type { Rider, RidingParty } from './parties/parties.ts';
import type { PlanContext } from './plan-context.ts';
import type { DeparturePlan } from './plan-problem.ts';
import { timeRounds } from './van-rounds.ts';

export type DraftTrip = PlanDraft['trips'][number];

/** A trip of a draft, with its times if the planner has just calculated them, or if it keeps the published ones. */
export type TimedTrip = DraftTrip & { times?: PlannedTrip; kept?: KeptTimes };

/** Published times of a started trip, by party. They are kept instead of the calculated ones. */
interface KeptTimes {
  startsAt: Date;
  endsAt: Date;
  stops: ReadonlyMap<string, Date>;
}

export interface CalculatedTrip {
  /** Absent for an external van. */
  vehicleId?: number;
  driverId?: number;
  /** As shown to travellers; the driver is empty while none is assigned. */
  van: string;
  driver: string;
  locked: boolean;
  startsAt: Date;
  endsAt: Date;
  drivenKilometres: number;
  drivenMinutes: number;
  riddenMinutes: number;
  broken: DispatchRule[];
  stops: { riders: Rider[]; at: Date; load: number; lock?: StopLock; point?: StopPoint; broken: DispatchRule[] }[];
}

/** Returns the first name, which travellers are shown. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** Converts a trip of a draft for the planner. */
export function toTripInput({ vehicleId, locked, stops }: DraftTrip, { minutesOf }: DeparturePlan): TripInput {
  const timed = stops.flatMap(({ party, lock, at }) =>
    lock === 'time' && at ? [[party, minutesOf(at)] as const] : [],
  );
  return {
    vehicle: String(vehicleId),
    parties: stops.map(({ party }) => party),
    locked,
    lockedParties: stops.flatMap(({ party, lock }) => (lock ? [party] : [])),
    lockedTimes: Object.fromEntries(timed),
    points: Object.fromEntries(stops.flatMap(({ party, pointId }) => (pointId ? [[party, String(pointId)]] : []))),
  };
}

/** Lets the addresses of one private van share it: the planner only knows private parties that ride alone. */
function withCompanions(problem: PlanProblem, parties: string[], { parties: all }: PlanContext): PlanProblem {
  const riding = all.filter(({ id }) => parties.includes(id));
  if (new Set(riding.map(({ ticketId }) => ticketId)).size !== 1) return problem;
  const isCompanion = (id: string) => parties.includes(id);
  return {
    ...problem,
    parties: problem.parties.map((party) => (isCompanion(party.id) ? { ...party, private: false } : party)),
  };
}

/** Calculates the times of a trip among others, and the rules it breaks. */
export const calculateTimes = (problem: PlanProblem, trip: TripInput, context: PlanContext): PlannedTrip =>
  timetable(withCompanions(problem, trip.parties, context), trip);

/** Returns the trip of a vehicle that has no stops yet. */
const emptyTrip = (problem: PlanProblem, vehicle: string): PlannedTrip => ({
  vehicle,
  stops: [],
  startsAt: problem.rules.venueAt,
  endsAt: problem.rules.venueAt,
  drivenKilometres: 0,
  drivenMinutes: 0,
  riddenMinutes: 0,
  broken: [],
});

/** Returns the times of the trips of vans that drive more than one. */
function timesOfRounds(problem: PlanProblem, inputs: TripInput[], context: PlanContext): Map<TripInput, PlannedTrip> {
  const byVan = Map.groupBy(
    inputs.filter(({ parties }) => parties.length > 0),
    ({ vehicle }) => vehicle,
  );
  const timed = new Map<TripInput, PlannedTrip>();
  for (const trips of byVan.values()) {
    if (trips.length < 2) continue;
    const times = timeRounds(problem, trips, (alone, trip) => calculateTimes(alone, trip, context));
    for (const [index, trip] of trips.entries()) timed.set(trip, times[index] as PlannedTrip);
  }
  return timed;
}

/** Calculates the times of a draft's trips and the rules they break. */
export function calculateTrips(context: PlanContext, plan: DeparturePlan, trips: TimedTrip[]): CalculatedTrip[] {
  const inputs = trips.map((trip) => toTripInput(trip, plan));
  const problem = { ...plan.problem, trips: inputs.filter(({ parties }) => parties.length > 0) };
  const rounds = timesOfRounds(problem, inputs, context);
  const parties = new Map(context.parties.map((party) => [party.id, party]));
  return trips.map((trip, index) => {
    const input = inputs[index] as TripInput;
    const isIdle = trip.stops.length === 0;
    const times = isIdle
      ? emptyTrip(problem, input.vehicle)
      : (rounds.get(input) ?? trip.times ?? calculateTimes(problem, input, context));
    const driver = context.drivers.find(({ id }) => id === trip.driverId);
    const vehicle = context.vehicles.find(({ id }) => id === trip.vehicleId);
    return {
      vehicleId: trip.vehicleId,
      ...(trip.driverId !== undefined && { driverId: trip.driverId }),
      van: vehicle?.plate ?? '',
      driver: driver ? firstName(driver.name) : '',
      locked: trip.locked,
      startsAt: trip.kept?.startsAt ?? plan.momentOf(times.startsAt),
      endsAt: trip.kept?.endsAt ?? plan.momentOf(times.endsAt),
      drivenKilometres: Math.round(times.drivenKilometres * 10) / 10,
      drivenMinutes: Math.round(times.drivenMinutes),
      riddenMinutes: Math.round(times.riddenMinutes),
      broken: times.broken,
      stops: times.stops.map(({ party, point, at, load, broken }) => ({
        riders: parties.get(party)?.riders ?? [],
        at: trip.kept?.stops.get(party) ?? plan.momentOf(at),
        load,
        ...lockOf(trip, party),
        ...pointOf(parties.get(party), point),
        broken,
      })),
    };
  });
}

function pointOf(party: RidingParty | undefined, id: string | undefined) {
  const point = party?.points?.find((each) => String(each.id) === id);
  return point ? { point } : {};
}

function lockOf({ stops }: DraftTrip, id: string) {
  const lock = stops.find(({ party }) => party === id)?.lock;
  return lock ? { lock } : {};
}
