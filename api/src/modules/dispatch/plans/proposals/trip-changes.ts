import type { PlanProposal } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../../database/iso-moment.ts';
import type { PlannedTrip } from '../../planning/planner/problem.ts';
import { calculateTimes } from '../calculated-trips.ts';
import type { PlanContext } from '../plan-context.ts';
import type { DeparturePlan } from '../plan-problem.ts';

export type ProposalOption = PlanProposal['options'][number];

/** A published trip, with its parties in stop order. */
export interface PublishedTrip {
  number: number;
  vehicle: string;
  parties: string[];
  /** Points where parties wait instead of at their doors, by party. */
  points: Record<string, string>;
  /** Times the parties were given, ISO 8601. */
  notifiedTimes: Map<string, string>;
}

/** The trip of a vehicle without passengers. */
const idle = { stops: [], drivenMinutes: 0, drivenKilometres: 0, broken: [] };

type Times = Pick<PlannedTrip, keyof typeof idle>;

function times(trip: PublishedTrip, parties: string[], { problem }: DeparturePlan, context: PlanContext): Times {
  if (parties.length === 0) return idle;
  const input = { vehicle: trip.vehicle, parties, points: trip.points };
  return calculateTimes({ ...problem, trips: [input] }, input, context);
}

const brokenIn = ({ broken, stops }: Times) => [...new Set([...broken, ...stops.flatMap((stop) => stop.broken)])];

/** Returns the effect of changing the parties that a trip calls at. */
export function costOfChange(
  trip: PublishedTrip,
  { parties, position }: { parties: string[]; position: number },
  plan: DeparturePlan,
  context: PlanContext,
): ProposalOption {
  const before = times(trip, trip.parties, plan, context);
  const after = times(trip, parties, plan, context);
  return {
    trip: trip.number,
    position,
    addedMinutes: Math.round(after.drivenMinutes - before.drivenMinutes),
    addedKilometres: Math.round((after.drivenKilometres - before.drivenKilometres) * 10) / 10,
    changed: after.stops.flatMap(({ party, at }) => {
      const from = trip.notifiedTimes.get(party);
      const to = isoMoment(plan.momentOf(at));
      return from && from !== to ? [{ party, from, to }] : [];
    }),
    broken: brokenIn(after),
  };
}

/** Finds the cheapest insertion of a party into a trip. */
export function cheapestPlace(
  trip: PublishedTrip,
  party: string,
  plan: DeparturePlan,
  context: PlanContext,
): ProposalOption {
  const options = Array.from({ length: trip.parties.length + 1 }, (_, position) =>
    costOfChange(trip, { parties: trip.parties.toSpliced(position, 0, party), position }, plan, context),
  );
  return options.reduce((best, option) => (byCost(option, best) < 0 ? option : best));
}

/** Sorts by fewest broken rules, then least driving, then fewest changed times. */
export const byCost = (one: ProposalOption, other: ProposalOption) =>
  one.broken.length - other.broken.length ||
  one.addedMinutes - other.addedMinutes ||
  one.changed.length - other.changed.length;
