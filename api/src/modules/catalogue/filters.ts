import type { CountryCode, EventFilters, Money } from '@idavuelta/shared/contracts';
import { currencyOf, fromDecimal } from '@idavuelta/shared/contracts/money';
import { invalidFields } from '../../errors.ts';
import { comingMonths, daysOf, daysOfMonth, weekend } from './days.ts';
import type { Period } from './facets.ts';
import type { ListingFilters } from './listing-filters.repository.ts';

/** Number of months offered. */
const months = 12;

/** @throws VALIDATION_FAILED (`price`) for too many decimals */
function priceIn(country: CountryCode, amount: number): Money {
  try {
    return fromDecimal({ amount, currency: currencyOf[country] });
  } catch {
    throw invalidFields({ field: 'price', reason: 'decimals' });
  }
}

/**
 * Converts a request's filters for the database.
 * @param country of the visitor, in whose currency prices are
 * @param today fetches the date in the visitor's country
 * @throws VALIDATION_FAILED (`when`, `price`)
 */
export async function filtersOf(
  { when, city, county, genre, price }: EventFilters,
  { country, today }: { country: CountryCode; today: () => string | Promise<string> },
): Promise<ListingFilters> {
  return {
    ...(when !== undefined && { days: daysOf(when, await today()) }),
    ...(city !== undefined && { city }),
    ...(county !== undefined && { county }),
    ...(genre !== undefined && { genre }),
    ...(price !== undefined && { price: priceIn(country, price) }),
  };
}

/** Returns the choices of `when`: this weekend, this month and the following months. */
export const periodsFrom = (today: string): Period[] => [
  { value: 'weekend', ...weekend(today) },
  ...comingMonths(today, months).map((value) => ({ value, ...daysOfMonth(value) })),
];
