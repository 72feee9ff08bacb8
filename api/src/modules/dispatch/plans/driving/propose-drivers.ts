import type { Driver, Vehicle } from '@idavuelta/shared/contracts/staff';
import type { DrivingRules } from '../../../../config/dispatch-config.ts';
import { kilometresBetween } from '../../../../geocoding/distance.ts';
import { brokenByDriver, type Drive } from './driver-rules.ts';

/** A trip of the plan; an idle one has no stops, and nobody is proposed for it. */
export interface DrivenTrip extends Drive {
  vehicleId?: number | undefined;
  driverId?: number | undefined;
  isIdle: boolean;
}

export interface DriverChoice {
  drivers: Driver[];
  vehicles: Pick<Vehicle, 'id' | 'base'>[];
  /** Published trips of other plans around that time. */
  elsewhere: { vehicleId: number | null; driverId: number | null; startsAt: Date; endsAt: Date }[];
  country: string;
  timeZone: string;
  rules: DrivingRules;
}

/** Distance assumed where a base is unknown. */
const unknownKilometres = 25;
/** Kilometres that one more trip of the day weighs, so that trips are shared out. */
const kilometresPerTrip = 10;

/**
 * Proposes a driver for each trip without one: who breaks no rule, preferably who drives that van around that time, then
 * who starts near its base and has few trips. @returns driver ids by index of the trip
 */
export function proposeDrivers(trips: DrivenTrip[], choice: DriverChoice): Map<number, number> {
  const { drivers, elsewhere, country, timeZone, rules } = choice;
  const proposed = new Map<number, number>();
  const driven = [...elsewhere, ...trips.filter(({ isIdle }) => !isIdle)];
  const available = drivers.filter(({ isBlocked, profile }) => !isBlocked && profile?.countryCode === country);
  const open = [...trips.entries()].filter(([, { driverId, isIdle }]) => driverId === undefined && !isIdle);
  for (const [index, trip] of open.sort(([, one], [, other]) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const candidates = available.flatMap((driver) => {
      const others = driven.filter(({ driverId }) => driverId === driver.id);
      const day = { others, hours: driver.profile?.hours, timeZone, rules };
      return brokenByDriver(trip, day).length > 0
        ? []
        : [{ id: driver.id, cost: costOf(driver, trip, others, choice) }];
    });
    const [best] = candidates.sort((one, other) => one.cost - other.cost || one.id - other.id);
    if (!best) continue;
    proposed.set(index, best.id);
    driven.push({ ...trip, driverId: best.id });
  }
  return proposed;
}

function costOf(
  { profile }: Driver,
  { vehicleId }: DrivenTrip,
  others: { vehicleId?: number | null | undefined }[],
  { vehicles }: DriverChoice,
) {
  if (others.some((other) => other.vehicleId === vehicleId)) return -1;
  const base = vehicles.find(({ id }) => id === vehicleId)?.base;
  const kilometres =
    base && profile?.base ? kilometresBetween(base.position, profile.base.position) : unknownKilometres;
  return kilometres + kilometresPerTrip * others.length;
}
