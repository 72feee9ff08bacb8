import { between } from '../../travel-times/table.ts';
import type { Party, PlanProblem, Rule } from './problem.ts';
import { hasRoomFor } from './spaces.ts';

/**
 * Returns the rule that prevents any van from serving the party, even alone; undefined when a free van of its size
 * could.
 */
export function impossibleRule({ direction, vehicles, travel, rules }: PlanProblem, party: Party): Rule | undefined {
  const { venue, venueAt, longestRide, boarding } = rules;
  if (!vehicles.length) return 'no-vehicle';
  if (!vehicles.some((vehicle) => hasRoomFor(vehicle, [party]))) return 'capacity';
  if (direction === 'back')
    return between(travel.minutes, venue, party.place) > longestRide ? 'longest-ride' : undefined;
  const ride = boarding + between(travel.minutes, party.place, venue);
  if (ride > longestRide) return 'longest-ride';
  if (!party.window) return undefined;
  if (party.window.opensAt > party.window.closesAt) return 'window';
  return party.window.opensAt + ride > venueAt ? 'arrival' : undefined;
}
