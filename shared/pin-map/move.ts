import type { Position } from '../contracts/index.ts';

export const directions = ['north', 'west', 'east', 'south'] as const;
export type Direction = (typeof directions)[number];

/** Degrees of one step: about ten metres to the north. */
const step = 0.0001;
/** Maximum distance of the pin from its origin in degrees: about two kilometres. */
const reach = 0.02;
/** Decimals of a degree: about a metre. */
const digits = 5;

const steps: Record<Direction, [north: number, east: number]> = {
  north: [step, 0],
  south: [-step, 0],
  east: [0, step],
  west: [0, -step],
};

const rounded = (degrees: number) => Number(degrees.toFixed(digits));

/** Returns the position one step in a direction. */
export function movePin({ latitude, longitude }: Position, direction: Direction): Position {
  const [north, east] = steps[direction];
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) };
}

/** The position, or the nearest one to it within reach of the origin. */
export function clampToReach(origin: Position, { latitude, longitude }: Position): Position {
  const near = (degrees: number, middle: number) => Math.min(middle + reach, Math.max(middle - reach, degrees));
  return {
    latitude: rounded(near(latitude, origin.latitude)),
    longitude: rounded(near(longitude, origin.longitude)),
  };
}

export const isWithin = (origin: Position, { latitude, longitude }: Position) => {
  const nearest = clampToReach(origin, { latitude, longitude });
  return nearest.latitude === rounded(latitude) && nearest.longitude === rounded(longitude);
};
