import { AppError } from '../../errors.ts';
import type { PoolSales } from '../seats/capacity.ts';
import { chooseDeparture } from '../seats/choose-departure.ts';

/** What staff says of a pool: as much as is needed to tell it from others. */
export interface PoolChoice {
  /** The day, or the day and the hour where a day has several: `2027-03-06T20:00`. */
  departure: string;
  /** Its number, where the departure has several. */
  pool?: number | undefined;
}

/** @throws STATE_CONFLICT that says which departures or pools there are, when none or several fit */
export function choosePool(sales: PoolSales[], { departure, pool }: PoolChoice): PoolSales {
  const onDeparture = chooseDeparture(sales, departure);
  const chosen = onDeparture.filter((pools) => pool === undefined || pools.pool === pool);
  const [only] = chosen;
  if (only && chosen.length === 1) return only;
  const pools = onDeparture.map((row) => `${row.pool} (${[...row.categories, ...row.provinces].join(', ')})`);
  throw new AppError('STATE_CONFLICT', { message: `Name one of its pools: ${pools.join('; ')}.` });
}
