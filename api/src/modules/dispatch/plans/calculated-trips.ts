import type { DispatchRule, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { StopLock } from '../../../database/column-types.ts';
import type { PlannedTrip, PlanProblem, TripInput } from '../planning/planner/problem.ts';
import { timetable } from '../planning/planner/timetable.ts';
import type { Rider } from './parties/parties.ts';
import type { PlanContext } from './plan-context.ts';
import type { DeparturePlan } from './plan-problem.ts';

export type DraftTrip = PlanDraft['trips'][number];

/** A trip of a draft, with its times if the planner has just calculated them. */
export type TimedTrip = DraftTrip & { times?: PlannedTrip };

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
  stops: { riders: Rider[]; at: Date; load: number; lock?: StopLock; broken: DispatchRule[] }[];
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

/** Calculates the times of a draft's trips and the rules they break. */
export function calculateTrips(context: PlanContext, plan: DeparturePlan, trips: TimedTrip[]): CalculatedTrip[] {
  const inputs = trips.map((trip) => toTripInput(trip, plan));
  const problem = { ...plan.problem, trips: inputs };
  const parties = new Map(context.parties.map((party) => [party.id, party]));
  return trips.map((trip, index) => {
    const input = inputs[index] as TripInput;
    const isIdle = trip.stops.length === 0;
    const times = isIdle ? emptyTrip(problem, input.vehicle) : (trip.times ?? calculateTimes(problem, input, context));
    const driver = context.drivers.find(({ id }) => id === trip.driverId);
    const vehicle = context.vehicles.find(({ id }) => id === trip.vehicleId);
    return {
      vehicleId: trip.vehicleId,
      ...(trip.driverId !== undefined && { driverId: trip.driverId }),
      van: vehicle?.plate ?? '',
      driver: driver ? firstName(driver.name) : '',
      locked: trip.locked,
      startsAt: plan.momentOf(times.startsAt),
      endsAt: plan.momentOf(times.endsAt),
      drivenKilometres: Math.round(times.drivenKilometres * 10) / 10,
      drivenMinutes: Math.round(times.drivenMinutes),
      riddenMinutes: Math.round(times.riddenMinutes),
      broken: times.broken,
      stops: times.stops.map(({ party, at, load, broken }) => ({
        riders: parties.get(party)?.riders ?? [],
        at: plan.momentOf(at),
        load,
        ...lockOf(trip, party),
        broken,
      })),
    };
  });
}

function lockOf({ stops }: DraftTrip, id: string) {
  const lock = stops.find(({ party }) => party === id)?.lock;
  return lock ? { lock } : {};
}
