import type { DispatchPlan, PlanVersion } from '@idavuelta/shared/contracts/staff';
import type { DrivingRules } from '../../../../config/dispatch-config.ts';
import { brokenByDriver } from './driver-rules.ts';
import { proposeDrivers } from './propose-drivers.ts';

type Fleet = Pick<DispatchPlan, 'vehicles' | 'drivers' | 'taken'>;

interface Driving extends Fleet {
  country: string;
  timeZone: string;
  rules: DrivingRules;
}

const toDrive = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Adds the rules that a version's trips break for their drivers, and to a draft's trips the proposed drivers. */
export function withDrivers(version: PlanVersion, { taken, rules, timeZone, ...fleet }: Driving): PlanVersion {
  const elsewhere = taken.map(({ vehicleId = null, driverId = null, ...time }) => ({
    vehicleId,
    driverId,
    ...toDrive(time),
  }));
  const driven = version.trips.map((trip) => ({ ...trip, ...toDrive(trip), isIdle: trip.stops.length === 0 }));
  const proposed =
    version.state === 'draft' ? proposeDrivers(driven, { ...fleet, elsewhere, timeZone, rules }) : new Map();
  return {
    ...version,
    trips: version.trips.map((trip, index) => {
      const own = driven[index];
      const driver = fleet.drivers.find(({ id }) => id === trip.driverId);
      const proposedDriverId = proposed.get(index);
      if (!own || !driver || own.isIdle) return { ...trip, ...(proposedDriverId && { proposedDriverId }) };
      const others = [...elsewhere, ...driven.filter((other) => other !== own && !other.isIdle)].filter(
        ({ driverId }) => driverId === driver.id,
      );
      const driverBroken = brokenByDriver(own, { others, hours: driver.profile?.hours, timeZone, rules });
      return { ...trip, ...(driverBroken.length > 0 && { driverBroken }) };
    }),
  };
}
