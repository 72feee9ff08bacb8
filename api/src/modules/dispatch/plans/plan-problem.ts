import type { Position, SpaceCounts, StopPoint } from '@idavuelta/shared/contracts';
import { spaceKinds } from '@idavuelta/shared/contracts/rules';
import { AppError } from '../../../errors.ts';
import type { PlanProblem } from '../planning/planner/problem.ts';
import type { TravelTimes } from '../travel-times/table.ts';
import type { PlanContext } from './plan-context.ts';

/** Returns the travel times between all places. @param when approximate local time of the drive */
export type FindTravelTimes = (places: Position[], when: { at: Date; timeZone: string }) => Promise<TravelTimes>;

/** A planning problem whose minutes count from the start of the event. */
export interface DeparturePlan {
  problem: PlanProblem;
  /** Converts minutes to a time, rounded to the minute: down on the way out, up on the way back. */
  momentOf(minutes: number): Date;
  minutesOf(moment: Date | string): number;
}

const minute = 60_000;

/** Lists the counts in the same order for parties and vehicles. */
const toAmounts = (counts: SpaceCounts) => spaceKinds.map((kind) => counts[kind] ?? 0);

/**
 * Describes a departure for the planner, without parties that have no position.
 * @throws STATE_CONFLICT (`departure.position` `unknown`) while the venue has no position
 */
export async function describeProblem(context: PlanContext, travelTimes: FindTravelTimes): Promise<DeparturePlan> {
  const { departure, direction, venue, venueAt } = context;
  if (!venue) throw new AppError('STATE_CONFLICT', { errors: [{ field: 'departure.position', reason: 'unknown' }] });
  const start = departure.startsAt.getTime();
  const minutesOf = (moment: Date | string) => (new Date(moment).getTime() - start) / minute;
  const places: Position[] = [venue];
  const placeAt = (position: Position) => places.push(position) - 1;
  const placeOfPoint = new Map<number, number>();
  const toWalk = ({ id, position, walkMinutes }: StopPoint) => {
    const place = placeOfPoint.get(id) ?? placeAt(position);
    placeOfPoint.set(id, place);
    return { id: String(id), place, walk: walkMinutes };
  };
  const parties = context.parties.flatMap(
    ({ id, seats, spaces, position, private: isPrivate, opensAt, closesAt, points }) =>
      position
        ? [
            {
              id,
              seats,
              ...(spaces && { spaces: toAmounts(spaces) }),
              place: placeAt(position),
              private: isPrivate,
              ...(points && { points: points.map(toWalk) }),
              ...(direction === 'out' &&
                opensAt &&
                closesAt && { window: { opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) } }),
            },
          ]
        : [],
  );
  const vehicles = context.vehicles.map(({ id, seats, spaces, base }) => ({
    id: String(id),
    seats,
    ...(spaces && { spaces: toAmounts(spaces) }),
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
        moveMinutes: context.moveMinutes,
      },
    },
    // floating-point errors must not add a minute
    momentOf: (minutes) => new Date(start + rounded(Number(minutes.toFixed(6))) * minute),
    minutesOf,
  };
}
