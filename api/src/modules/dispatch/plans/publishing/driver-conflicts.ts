import type { DrivingRules } from '../../../../config/dispatch-config.ts';
import type { Queryable } from '../../../../database/database.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';
import { brokenByDriver } from '../driving/driver-rules.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlanKey } from '../plans.repository.ts';
import { readElsewhere } from '../trips-elsewhere.ts';

interface Publishing {
  trips: CalculatedTrip[];
  context: PlanContext;
  rules: DrivingRules;
}

/** Returns the indexes of trips whose driver rests too little, drives too long a day or outside the working hours. */
export async function tripsAgainstRest(tx: Queryable, key: PlanKey, { trips, context, rules }: Publishing) {
  const { drivers, departure } = context;
  const elsewhere = await readElsewhere(tx, key, context);
  return [...trips.entries()].flatMap(([index, trip]) => {
    const driver = drivers.find(({ id }) => id === trip.driverId);
    if (!driver) return [];
    const others = [...elsewhere, ...trips].filter((other) => other !== trip && other.driverId === driver.id);
    const day = { others, hours: driver.profile?.hours, timeZone: departure.timeZone, rules };
    // two trips at the same time are rejected as `taken`
    return brokenByDriver(trip, day).some((rule) => rule !== 'driver-twice') ? [index] : [];
  });
}
