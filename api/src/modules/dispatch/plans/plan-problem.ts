import type { Position } from '@idavuelta/shared/contracts';
import { AppError } from '../../../errors.ts';
import type { PlanProblem } from '../planning/planner/problem.ts';
import type { TravelTimes } from '../travel-times/table.ts';
import type { PlanContext } from './plan-context.ts';

/** How long it takes from each place to each. @param when that is driven, about, by clocks there */
export type FindTravelTimes = (places: Position[], when: { at: Date; timeZone: string }) => Promise<TravelTimes>;

/** A problem whose minutes are counted from the beginning of the event. */
export interface DeparturePlan {
  problem: PlanProblem;
  /** A moment of the planner, to the minute: the earlier one on the way out, the later one on the way back. */
  momentOf(minutes: number): Date;
  minutesOf(moment: Date | string): number;
}

const minute = 60_000;

/**
 * What the planner needs to know of a departure. Parties that nobody has located are not in it.
 * @throws STATE_CONFLICT (`departure.position` `unknown`) while nobody has located the venue
 */
export async function describeProblem(context: PlanContext, travelTimes: FindTravelTimes): Promise<DeparturePlan> {
  const { departure, direction, venue, venueAt } = context;
  if (!venue) throw new AppError('STATE_CONFLICT', { errors: [{ field: 'departure.position', reason: 'unknown' }] });
  const start = departure.startsAt.getTime();
  const minutesOf = (moment: Date | string) => (new Date(moment).getTime() - start) / minute;
  const places: Position[] = [venue];
  const placeAt = (position: Position) => places.push(position) - 1;
  const parties = context.parties.flatMap(({ id, seats, position, private: isPrivate, opensAt, closesAt }) =>
    position
      ? [
          {
            id,
            seats,
            place: placeAt(position),
            private: isPrivate,
            ...(direction === 'out' &&
              opensAt &&
              closesAt && { window: { opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) } }),
          },
        ]
      : [],
  );
  const vehicles = context.vehicles.map(({ id, seats, base }) => ({
    id: String(id),
    seats,
    ...(base && { base: placeAt(base.position) }),
  }));
  const rounded = direction === 'out' ? Math.floor : Math.ceil;
  return {
    problem: {
      direction,
      parties,
      vehicles,
      travel: await travelTimes(places, { at: venueAt, timeZone: departure.timeZone }),
      rules: {
        venue: 0,
        venueAt: minutesOf(venueAt),
        longestRide: departure.longestRide,
        boarding: context.stopMinutes,
      },
    },
    // tiny errors of floating point must not add a minute
    momentOf: (minutes) => new Date(start + rounded(Number(minutes.toFixed(6))) * minute),
    minutesOf,
  };
}
