import type { EventFilters, EventGenre } from '@idavuelta/shared/contracts';

export type FilterName = keyof EventFilters;

/** In the order in which they are shown; each is a parameter of the address. */
export const filterNames = ['when', 'city', 'genre', 'price'] as const satisfies FilterName[];

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

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** What the API takes; an address may have been typed by hand. */
const isValid: Record<FilterName, (value: string) => boolean> = {
  when: (value) =>
    value === 'weekend' || (/^20\d\d-\d\d(-\d\d)?$/.test(value) && isDay(value.length === 7 ? `${value}-01` : value)),
  city: (value) => value.trim() !== '' && value.length <= 120,
  genre: (value) => Object.hasOwn(genres, value),
  price: (value) => /^\d{1,5}(\.\d\d?)?$/.test(value),
};

/** The value of a filter in an address; undefined where there is none, or one that means nothing. */
export function filterIn(search: string, name: FilterName): string | undefined {
  const value = new URLSearchParams(search).get(name);
  return value !== null && isValid[name](value) ? value : undefined;
}

/** The filters in an address, as calls have them. */
export function filtersIn(search: string): EventFilters {
  const entries = filterNames.flatMap((name) => {
    const value = filterIn(search, name);
    return value === undefined ? [] : [[name, name === 'price' ? Number(value) : value]];
  });
  return Object.fromEntries(entries);
}

export const chosenIn = (search: string) =>
  filterNames.flatMap((name) => {
    const value = filterIn(search, name);
    return value === undefined ? [] : [{ name, value }];
  });

/** The query of an address with a filter set to another value, or without it. */
export function withFilter(search: string, name: FilterName, value?: string): string {
  const params = new URLSearchParams(search);
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}

export const withoutFilters = (search: string) => filterNames.reduce((rest, name) => withFilter(rest, name), search);
