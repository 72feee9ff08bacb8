import { selectCountry } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import type { FilterName } from './filters.ts';

/** Noon UTC on a day or the first of a month: the same day in every country's zone. */
const noonOf = (when: string) => `${`${when}-01`.slice(0, 10)}T12:00:00Z`;

/** Returns a function that names a choice of a filter in the visitor's language. */
export function useFilterLabel() {
  const { t } = useTranslation('catalog');
  const { date, money } = useFormats();
  const currency = currencyOf[useSelector(selectCountry)];
  return (name: FilterName, value: string): string => {
    if (name === 'city' || name === 'county') return value;
    if (name === 'genre') return t(`filters.genres.${value}`);
    if (name === 'price') return t('filters.up_to', { price: money({ amount: Number(value), currency }) });
    if (value === 'weekend') return t('filters.weekend');
    if (value.length > 7) return date(noonOf(value), 'long', 'UTC');
    return t('filters.month', { month: date(noonOf(value), 'month', 'UTC'), year: value.slice(0, 4) });
  };
}
