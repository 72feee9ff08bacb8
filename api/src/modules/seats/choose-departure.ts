import { AppError } from '../../errors.ts';
import type { PoolSales } from './capacity.ts';

const conflict = (message: string) => new AppError('STATE_CONFLICT', { message });
const distinct = <T>(values: T[]) => [...new Set(values)];

/**
 * Finds the departure named by its day, or by day and hour if a day has several: `2027-03-06T20:00`.
 * @returns its pools
 * @throws STATE_CONFLICT listing the departures when none or several match
 */
export function chooseDeparture(sales: PoolSales[], departure: string): [PoolSales, ...PoolSales[]] {
  const [first, ...others] = sales.filter((pools) => pools.departure.startsWith(departure));
  if (!first) throw conflict(`Its departures are ${distinct(sales.map((pools) => pools.departure)).join(', ')}.`);
  const departures = distinct([first, ...others].map((pools) => pools.departure));
  if (departures.length > 1) throw conflict(`Which departure: ${departures.join(', ')}?`);
  return [first, ...others];
}
