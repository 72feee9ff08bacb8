import type { Position, StopPoint } from '@idavuelta/shared/contracts';
import type { PickUpPoint } from '@idavuelta/shared/contracts/staff';
import { kilometresBetween } from '../../../geocoding/distance.ts';

/** Walking speed in km/h of people who are not in a hurry. */
const walkingSpeed = 4.5;

/** Points offered to a party: more would be no nearer. */
const maxPoints = 4;

interface Walk {
  points: PickUpPoint[];
  /** Maximum minutes of the walk. */
  longestWalk: number;
  /** Road distance relative to the straight line. */
  roadFactor: number;
}

/** Returns the points within walking time of a door, nearest first. */
export const pointsInReach = (door: Position, { points, longestWalk, roadFactor }: Walk): StopPoint[] =>
  points
    .map(({ id, name, address, position }) => {
      const hours = (kilometresBetween(door, position) * roadFactor) / walkingSpeed;
      return { ...{ id, name, address, position }, walkMinutes: Math.max(Math.ceil(hours * 60), 1) };
    })
    .filter(({ walkMinutes }) => walkMinutes <= longestWalk)
    .sort((one, other) => one.walkMinutes - other.walkMinutes || one.id - other.id)
    .slice(0, maxPoints);
