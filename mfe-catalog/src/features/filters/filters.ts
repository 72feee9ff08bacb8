import type { EventFilters, EventGenre } from '@idavuelta/shared/contracts';

export type FilterName = keyof EventFilters;

/** In display order; each is a query parameter of the URL. */
const filterNames = ['when', 'city', 'county', 'genre', 'price'] as const satisfies FilterName[];

/** Filters with their own menu: a county is chosen below its city. */
export const menuNames = ['when', 'city', 'genre', 'price'] as const satisfies FilterName[];

// The type makes it complete; a shell with an earlier contract provides no list of genres.
const genres: Record<EventGenre, true> = {
  concert: true,
  festival: true,
  theatre: true,
  sport: true,
  fair: true,
  food: true,
  family: true,
  tour: true,
  celebration: true,
};

/** Whether the day exists: JavaScript turns others into a day of the next month, or an invalid date. */
const isDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;

const isPlaceName = (value: string) => value.trim() !== '' && value.length <= 120;

/** Values that the API accepts; a URL may have been typed by hand. */
const isValid: Record<FilterName, (value: string) => boolean> = {
  when: (value) => value === 'weekend' || (/^20\d\d-\d\d(-\d\d)?$/.test(value) && isDay(`${value}-01`.slice(0, 10))),
  city: isPlaceName,
  county: isPlaceName,
  genre: (value) => Object.hasOwn(genres, value),
  price: (value) => /^\d{1,5}(\.\d\d?)?$/.test(value),
};

/** Reads a filter from a URL's query; undefined when it is missing or invalid. */
export function filterIn(search: string, name: FilterName): string | undefined {
  const value = new URLSearchParams(search).get(name);
  return value !== null && isValid[name](value) ? value : undefined;
}

/** Returns the filters in a URL's query, in display order. */
export const chosenIn = (search: string) =>
  filterNames.flatMap((name) => {
    const value = filterIn(search, name);
    return value === undefined ? [] : [{ name, value }];
  });

/** Returns the filters in a URL's query, as API parameters. */
export const filtersIn = (search: string): EventFilters =>
  Object.fromEntries(chosenIn(search).map(({ name, value }) => [name, name === 'price' ? Number(value) : value]));

/** Returns the query with a filter set to another value or removed. Removing a city removes its county. */
export function withFilter(search: string, name: FilterName, value?: string): string {
  const params = new URLSearchParams(search);
  if (name === 'city') params.delete('county');
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}

export const withoutFilters = (search: string) => filterNames.reduce((rest, name) => withFilter(rest, name), search);
