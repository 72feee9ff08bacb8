import { type Env, readVariables } from './config-variables.ts';

/** What an estimate is reckoned from. */
export interface EstimateSettings {
  /** Kilometres by road for one as the crow flies. */
  roadFactor: number;
  /** Of a drive, the kilometres that are in the city; the rest is on main roads. */
  cityKilometres: number;
  /** Kilometres an hour in the city, from that hour of the day on; the last one lasts until the first one's hour. */
  citySpeeds: { hour: number; speed: number }[];
  /** Kilometres an hour on main roads. */
  roadSpeed: number;
  /** Minutes from the first door at which a shared van calls to the last. */
  roundMinutes: number;
  /** Minutes before the event at which the van is there. */
  earlyMinutes: number;
  /** Minutes after the event until the van leaves. */
  boardingMinutes: number;
  /** Minutes that a van stands at each door. */
  stopMinutes: number;
  /** Minutes after which a driver need not wait for anybody. */
  waitMinutes: number;
}

type Variables = ReturnType<typeof readVariables>;

/** Settings of the estimate of pick-up windows. @throws Error naming the wrong variable */
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
});

/** The same for a command of staff's, which needs none of the secrets that the API needs. */
export const readPickUpConfigOf = (env: Env = process.env) =>
  readPickUpConfig(readVariables({ ...env, NODE_ENV: 'development' }));

/** @param text such as `6=18,10=24`: from six o'clock 18 km/h, from ten 24 */
function citySpeeds(text: string) {
  const speeds = text.split(',').map((pair) => {
    const [hour, speed] = (/^(\d{1,2})=(\d{1,3})$/.exec(pair.trim()) ?? []).slice(1).map(Number);
    return { hour: hour ?? 24, speed: speed ?? 0 };
  });
  if (speeds.some(({ hour, speed }) => hour > 23 || speed < 1))
    throw new Error('PICK_UP_CITY_SPEEDS must be hours and km/h such as 6=18,10=24');
  return speeds.sort((a, b) => a.hour - b.hour);
}
