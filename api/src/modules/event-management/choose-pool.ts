import { AppError } from '../../errors.ts';
import type { PoolSales } from '../seats/capacity.ts';
import { chooseDeparture } from '../seats/choose-departure.ts';

/** Identifies a pool as far as needed to tell it from others. */
export interface PoolChoice {
  /** The day, plus the hour when a day has several departures: `2027-03-06T20:00`. */
  departure: string;
  /** Number of the pool when the departure has several. */
  pool?: number | undefined;
}

/** @throws STATE_CONFLICT listing the departures or pools when none or several match */
export function choosePool(sales: PoolSales[], { departure, pool }: PoolChoice): PoolSales {
  const onDeparture = chooseDeparture(sales, departure);
  const chosen = onDeparture.filter((pools) => pool === undefined || pools.pool === pool);
  const [only] = chosen;
  if (only && chosen.length === 1) return only;
  const pools = onDeparture.map((row) => `${row.pool} (${[...row.categories, ...row.provinces].join(', ')})`);
  throw new AppError('STATE_CONFLICT', { message: `Name one of its pools: ${pools.join('; ')}.` });
}
