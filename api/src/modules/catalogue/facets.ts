import type { EventFacets } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import type { Days } from './days.ts';
import { type Cell, eventsIn, type Lifted, without } from './event-cells.repository.ts';
import type { ListingFilters } from './listing-filters.repository.ts';

/** A choice of days with its value of the filter `when`. */
export interface Period extends Days {
  value: string;
}

/** Soles up to which a list can be narrowed: round sums between the cheapest shared seat and a van of one's own. */
const priceBounds = [30, 40, 50, 75, 100];
/** More nobody looks through; the search finds the others. */
const mostValues = 30;

const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;

/** The periods that cells tell apart: those that can be chosen, and the days that are, which may be others. */
export const periodsOfCells = (periods: Period[], { days }: ListingFilters): Days[] =>
  !days || periods.some((period) => isSame(period, days)) ? periods : [...periods, days];

/** Whether counties are asked for: those of a city that is chosen. */
export const asksForCounties = ({ city, county }: ListingFilters) => city !== undefined || county !== undefined;

/**
 * What each choice of a filter would leave, beside the other filters that are set: counties of a chosen city alone.
 * @param cells that tell `periodsOfCells` apart
 * @param periods that can be chosen
 */
export function facetsOf(cells: Cell[], filters: ListingFilters, periods: Period[]): EventFacets {
  const told = periodsOfCells(periods, filters);
  const isIn = (days: Days) => {
    const bit = 1 << told.findIndex((period) => isSame(period, days));
    return (cell: Cell) => (cell.periods & bit) !== 0;
  };

  /** The cells that fulfil the filters, as `fulfils` in SQL. */
  const fulfilling = ({ days, city, county, genre, price }: ListingFilters) =>
    (days ? cells.filter(isIn(days)) : cells).filter(
      (cell) =>
        (city === undefined || cell.city === city) &&
        (county === undefined || cell.county === county) &&
        (genre === undefined || cell.genre === genre) &&
        (price === undefined || cell.price <= price),
    );
  const lifting = (lifted: Lifted) => fulfilling(without(filters, lifted));

  const values = (name: 'city' | 'county' | 'genre') => {
    const left = lifting(name);
    return { any: eventsIn(left), choices: valuesIn(left, name) };
  };
  const anyTime = lifting('when');
  const anyPrice = lifting('price');
  return {
    total: eventsIn(fulfilling(filters)),
    when: {
      any: eventsIn(anyTime),
      choices: choices(periods.map((period) => [period.value, anyTime.filter(isIn(period))])),
    },
    city: values('city'),
    ...(asksForCounties(filters) && { county: values('county') }),
    genre: values('genre'),
    price: {
      any: eventsIn(anyPrice),
      choices: choices(
        priceBounds.map((soles) => {
          const { minor } = fromDecimal(soles);
          return [String(soles), anyPrice.filter(({ price }) => price <= minor)];
        }),
      ),
    },
  };
}

/** Those that leave something. */
const choices = (all: [value: string, cells: Cell[]][]) =>
  all.map(([value, cells]) => ({ value, events: eventsIn(cells) })).filter(({ events }) => events > 0);

/** The values of a column, the most frequent first. */
function valuesIn(cells: Cell[], name: 'city' | 'county' | 'genre') {
  const counts = new Map<string, number>();
  for (const { [name]: value, events } of cells)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + events);
  return [...counts]
    .map(([value, events]) => ({ value, events }))
    .sort((a, b) => b.events - a.events || (a.value < b.value ? -1 : 1))
    .slice(0, mostValues);
}
