import type { Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCapacityRepository, type PoolSales } from './capacity.repository.ts';
import { createDeparturesRepository } from './departures.repository.ts';

export type { PoolSales } from './capacity.repository.ts';

/** What each departure of an event can sell and has sold, by pool. Days of a range that are still to come are among them. */
export const salesByDeparture = (db: Queryable, eventId: number) => createCapacityRepository(db).salesOf(eventId);

/** A pool of an event on one departure, which is made if it is not there yet. */
export type PoolOnDeparture = Pick<PoolSales, 'departureId' | 'eventDateId' | 'startsAt' | 'pool'>;

/**
 * Sets what a pool can sell on one departure, in `tx`. Buyers wait until that ends, so there are never fewer seats than
 * are taken.
 * @returns the capacity before
 * @throws STATE_CONFLICT that says how many are taken
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

/** Keeps buyers of these events waiting until `tx` ends. */
export const lockPools = (tx: Queryable, eventIds: number[]) => createCapacityRepository(tx).lockAll(eventIds);

/** Sets what a pool can sell on every departure, also on those that are still to be made. */
export async function setEveryCapacity(tx: Queryable, pool: number, capacity: number) {
  const pools = createCapacityRepository(tx);
  await pools.setTemplate(pool, capacity);
  await pools.setEvery(pool, capacity);
}
