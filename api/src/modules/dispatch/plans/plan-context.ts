import type { Driver, PlanDirection, Vehicle } from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { toCoordinates } from '../../pick-ups/windows.ts';
import { createDriversRepository } from '../fleet/drivers.repository.ts';
import { toDriver } from '../fleet/drivers.ts';
import { createVehiclesRepository } from '../fleet/vehicles.repository.ts';
import { toVehicle } from '../fleet/vehicles.ts';
import { createPointsRepository } from '../points/points.repository.ts';
import { toPoint } from '../points/points.ts';
import { pointsInReach } from '../points/points-in-reach.ts';
import { createDepartureRepository, type DepartureRow } from './departure.repository.ts';
import { type RidingParty, toParties } from './parties/parties.ts';

/** Everything a plan of a departure is based on. */
export interface PlanContext {
  departure: DepartureRow;
  direction: PlanDirection;
  parties: RidingParty[];
  /** Vehicles of the country in service on that day. */
  vehicles: Vehicle[];
  drivers: Driver[];
  /** When the van must be at the venue, or leaves it. */
  venueAt: Date;
  /** Position of the venue; undefined while unknown. */
  venue: { latitude: number; longitude: number } | undefined;
  /** Minutes spent at each door. */
  stopMinutes: number;
  /** Minutes of driving that a moved promise weighs. */
  moveMinutes: number;
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** Returns a function that adds to a party the pick-up points in its reach. On the way home all are driven to their doors. */
async function readPoints(
  db: Queryable,
  { departure, direction }: Pick<PlanContext, 'departure' | 'direction'>,
  { roadFactor }: EstimateSettings,
) {
  const { longestWalk, country } = departure;
  if (direction === 'back' || longestWalk === 0) return (party: RidingParty) => party;
  const points = (await createPointsRepository(db).inUse(country)).map(toPoint);
  return (party: RidingParty): RidingParty => {
    const near =
      party.mayWalk && party.position ? pointsInReach(party.position, { points, longestWalk, roadFactor }) : [];
    return near.length > 0 ? { ...party, points: near } : party;
  };
}

/** @throws NOT_FOUND for an unknown departure */
export async function readPlanContext(
  db: Queryable,
  { departureId, direction }: { departureId: number; direction: PlanDirection },
  settings: EstimateSettings,
): Promise<PlanContext> {
  const departures = createDepartureRepository(db);
  const departure = await departures.find(departureId);
  if (!departure) throw new AppError('NOT_FOUND');
  const { startsAt, endsAt, country, timeZone } = departure;
  const pointsNear = await readPoints(db, { departure, direction }, settings);
  const vehicles = await createVehiclesRepository(db).inService(country, dayAt(startsAt, timeZone));
  const drivers = await createDriversRepository(db).list();
  return {
    departure,
    direction,
    parties: toParties(departure, await departures.tickets(departureId), settings).map(pointsNear),
    vehicles: vehicles.map(toVehicle),
    drivers: drivers.map(toDriver).filter(({ isBlocked }) => !isBlocked),
    venueAt:
      direction === 'out'
        ? minutesAfter(startsAt, -settings.earlyMinutes)
        : minutesAfter(endsAt, settings.boardingMinutes),
    venue: toCoordinates(departure),
    stopMinutes: settings.stopMinutes,
    moveMinutes: settings.moveMinutes,
  };
}
