import { type Env, readVariables } from './config-variables.ts';

export interface EstimateSettings {
  /** Road distance relative to the straight line. */
  roadFactor: number;
  /** Kilometres of a drive within the city; the rest is on main roads. */
  cityKilometres: number;
  /** City speeds in km/h from an hour of the day on; the last one applies until the first one's hour. */
  citySpeeds: { hour: number; speed: number }[];
  /** Speed on main roads in km/h. */
  roadSpeed: number;
  /** Minutes from a shared van's first call to its last. */
  roundMinutes: number;
  /** Minutes before the event at which the van arrives. */
  earlyMinutes: number;
  /** Minutes after the event until the van leaves. */
  boardingMinutes: number;
  /** Minutes spent at each door. */
  stopMinutes: number;
  /** Minutes after which a driver may leave without a passenger. */
  waitMinutes: number;
  /** Minutes of driving that must be saved to move a promised time or van when planning again. */
  moveMinutes: number;
}

type Variables = ReturnType<typeof readVariables>;

/** Reads the settings of pick-up estimates. @throws Error naming the invalid variable */
export const readPickUpConfig = (variables: Variables): EstimateSettings => ({
  citySpeeds: citySpeeds(variables.PICK_UP_CITY_SPEEDS),
  cityKilometres: variables.PICK_UP_CITY_KM,
  roadSpeed: variables.PICK_UP_ROAD_SPEED,
  roadFactor: variables.PICK_UP_ROAD_FACTOR,
  roundMinutes: variables.PICK_UP_ROUND_MINUTES,
  earlyMinutes: variables.PICK_UP_EARLY_MINUTES,
  boardingMinutes: variables.PICK_UP_BOARDING_MINUTES,
  stopMinutes: variables.PICK_UP_STOP_MINUTES,
  waitMinutes: variables.PICK_UP_WAIT_MINUTES,
  moveMinutes: variables.PLAN_MOVE_MINUTES,
});

/** Reads the same settings for a command, which needs none of the API's secrets. */
export const readPickUpConfigOf = (env: Env = process.env) =>
  readPickUpConfig(readVariables({ ...env, NODE_ENV: 'development' }));

/** @param text such as `6=18,10=24`: 18 km/h from 6:00, 24 km/h from 10:00 */
function citySpeeds(text: string) {
  const speeds = text.split(',').map((pair) => {
    const [hour, speed] = (/^(\d{1,2})=(\d{1,3})$/.exec(pair.trim()) ?? []).slice(1).map(Number);
    return { hour: hour ?? 24, speed: speed ?? 0 };
  });
  if (speeds.some(({ hour, speed }) => hour > 23 || speed < 1))
    throw new Error('PICK_UP_CITY_SPEEDS must be hours and km/h such as 6=18,10=24');
  return speeds.sort((a, b) => a.hour - b.hour);
}
