import type { EventFilters } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { invalidFields } from '../../errors.ts';
import { comingMonths, daysOf, daysOfMonth, weekend } from './days.ts';
import type { Period } from './facets.ts';
import type { ListingFilters } from './listing-filters.repository.ts';

/** How many months one can choose from. */
const months = 12;

/** @throws VALIDATION_FAILED (`price`) for more decimals than there are coins */
function minorUnits(price: number) {
  try {
    return fromDecimal(price).minor;
  } catch {
    throw invalidFields({ field: 'price', reason: 'decimals' });
  }
}

/**
 * The filters of a call as the database compares with them.
 * @param today fetches the day, in the country of the visitor
 * @throws VALIDATION_FAILED (`when`, `price`)
 */
export async function filtersOf(
  { when, city, county, genre, price }: EventFilters,
  today: () => string | Promise<string>,
): Promise<ListingFilters> {
  return {
    ...(when !== undefined && { days: daysOf(when, await today()) }),
    ...(city !== undefined && { city }),
    ...(county !== undefined && { county }),
    ...(genre !== undefined && { genre }),
    ...(price !== undefined && { price: minorUnits(price) }),
  };
}

/** What one can choose for `when`: this weekend, this month and those that follow. */
export const periodsFrom = (today: string): Period[] => [
  { value: 'weekend', ...weekend(today) },
  ...comingMonths(today, months).map((value) => ({ value, ...daysOfMonth(value) })),
];
