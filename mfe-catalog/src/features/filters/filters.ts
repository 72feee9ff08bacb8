import type { EventFilters, EventGenre } from '@idavuelta/shared/contracts';

export type FilterName = keyof EventFilters;

/** In the order in which they are shown; each is a parameter of the address. */
const filterNames = ['when', 'city', 'county', 'genre', 'price'] as const satisfies FilterName[];

/** Filters with their own menu: a county is chosen below its city. */
export const menuNames = ['when', 'city', 'genre', 'price'] as const satisfies FilterName[];

// Complete, as its type tells; the shell's contract may be an earlier one, which has no list of them.
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

/** A day that the calendar has: another one comes back as a day of the next month, or as none. */
const isDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;

const isPlaceName = (value: string) => value.trim() !== '' && value.length <= 120;

/** What the API takes; an address may have been typed by hand. */
const isValid: Record<FilterName, (value: string) => boolean> = {
  when: (value) => value === 'weekend' || (/^20\d\d-\d\d(-\d\d)?$/.test(value) && isDay(`${value}-01`.slice(0, 10))),
  city: isPlaceName,
  county: isPlaceName,
  genre: (value) => Object.hasOwn(genres, value),
  price: (value) => /^\d{1,5}(\.\d\d?)?$/.test(value),
};

/** The value of a filter in an address; undefined where there is none, or one that means nothing. */
export function filterIn(search: string, name: FilterName): string | undefined {
  const value = new URLSearchParams(search).get(name);
  return value !== null && isValid[name](value) ? value : undefined;
}

/** The filters in an address, in their order. */
export const chosenIn = (search: string) =>
  filterNames.flatMap((name) => {
    const value = filterIn(search, name);
    return value === undefined ? [] : [{ name, value }];
  });

/** The filters in an address, as calls have them. */
export const filtersIn = (search: string): EventFilters =>
  Object.fromEntries(chosenIn(search).map(({ name, value }) => [name, name === 'price' ? Number(value) : value]));

/** The query of an address with a filter set to another value, or without it. A county goes with its city. */
export function withFilter(search: string, name: FilterName, value?: string): string {
  const params = new URLSearchParams(search);
  if (name === 'city') params.delete('county');
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}

export const withoutFilters = (search: string) => filterNames.reduce((rest, name) => withFilter(rest, name), search);
