import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { FilterName } from './filters.ts';

/** A month or a day at noon UTC: the same day in the zone of every country. */
const noonOf = (when: string) => `${`${when}-01`.slice(0, 10)}T12:00:00Z`;

/** A choice of a filter in the visitor's words. */
export function useFilterLabel() {
  const { t } = useTranslation('catalog');
  const { date, money } = useFormats();
  return (name: FilterName, value: string): string => {
    if (name === 'city' || name === 'county') return value;
    if (name === 'genre') return t(`filters.genres.${value}`);
    if (name === 'price') return t('filters.up_to', { price: money(Number(value)) });
    if (value === 'weekend') return t('filters.weekend');
    if (value.length > 7) return date(noonOf(value), 'long', 'UTC');
    return t('filters.month', { month: date(noonOf(value), 'month', 'UTC'), year: value.slice(0, 4) });
  };
}
