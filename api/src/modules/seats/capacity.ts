import type { Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCapacityRepository, type PoolSales } from './capacity.repository.ts';
import { createDeparturesRepository } from './departures.repository.ts';

export type { PoolSales } from './capacity.repository.ts';

/** Returns capacity and sales of each departure of an event by pool, including upcoming days of a range. */
export const salesByDeparture = (db: Queryable, eventId: number) => createCapacityRepository(db).salesOf(eventId);

/** A pool of an event on one departure, created if needed. */
export type PoolOnDeparture = Pick<PoolSales, 'departureId' | 'eventDateId' | 'startsAt' | 'pool'>;

/**
 * Sets the capacity of a pool on one departure, in `tx`. Blocks buyers meanwhile, so that capacity never drops below
 * the seats taken.
 * @returns the previous capacity
 * @throws STATE_CONFLICT with the number taken
 */
export async function setCapacity(tx: Queryable, { pool, ...departure }: PoolOnDeparture, capacity: number) {
  const pools = createCapacityRepository(tx);
  const departureId =
    departure.departureId ??
    (await createDeparturesRepository(tx).findOrAdd(departure.eventDateId, departure.startsAt));
  const { id, capacity: before, sold, held } = await pools.lock(departureId, pool);
  if (capacity < sold + held)
    throw new AppError('STATE_CONFLICT', {
      message: `${sold} are sold and ${held} are held.`,
      errors: Object.entries({ sold, held }).map(([field, taken]) => ({ field, reason: String(taken) })),
    });
  await pools.set(id, capacity);
  return before;
}

/** Blocks buyers of these events until `tx` ends. */
export const lockPools = (tx: Queryable, eventIds: number[]) => createCapacityRepository(tx).lockAll(eventIds);

/** Sets the capacity of a pool on all existing and future departures. */
export async function setEveryCapacity(tx: Queryable, pool: number, capacity: number) {
  const pools = createCapacityRepository(tx);
  await pools.setTemplate(pool, capacity);
  await pools.setEvery(pool, capacity);
}
