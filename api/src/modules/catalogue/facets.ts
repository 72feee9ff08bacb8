import type { Currency, EventFacets, Money } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import type { Days } from './days.ts';
import { type Cell, eventsIn, type Lifted, without } from './event-cells.repository.ts';
import type { ListingFilters } from './listing-filters.repository.ts';

/** Days that can be chosen, and their value of the filter `when`. */
export interface Period extends Days {
  value: string;
}

/** Price limits of the filter: round values between the cheapest shared seat and a private van. */
const priceBounds: Record<Currency, number[]> = {
  PEN: [30, 40, 50, 75, 100],
  CLP: [8_000, 10_000, 12_000, 18_000, 25_000],
  EUR: [8, 10, 12, 18, 25],
};
/** Maximum number of values per filter; the rest can be found by search. */
const maxValues = 30;

const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;

/** Returns the periods that cells distinguish: the selectable ones and the chosen days, which may differ from them. */
export const periodsOfCells = (periods: Period[], { days }: ListingFilters): Days[] =>
  !days || periods.some((period) => isSame(period, days)) ? periods : [...periods, days];

/** Tells whether to count counties, which needs a chosen city. */
export const asksForCounties = ({ city, county }: ListingFilters) => city !== undefined || county !== undefined;

/**
 * Counts what each choice of a filter would leave given the other filters; counties only of a chosen city.
 * @param cells grouped by `periodsOfCells`
 * @param periods that can be chosen
 * @param currency of the visitor's country, in which prices are offered
 */
export function countFacets(
  cells: Cell[],
  filters: ListingFilters,
  { periods, currency }: { periods: Period[]; currency: Currency },
): EventFacets {
  const countedPeriods = periodsOfCells(periods, filters);
  const isIn = (days: Days) => {
    const bit = 1 << countedPeriods.findIndex((period) => isSame(period, days));
    return (cell: Cell) => (cell.periods & bit) !== 0;
  };

  /** Filters cells by the same rules as `fulfils` in SQL. */
  const fulfilling = ({ days, city, county, genre, price }: ListingFilters) =>
    (days ? cells.filter(isIn(days)) : cells).filter(
      (cell) =>
        (city === undefined || cell.city === city) &&
        (county === undefined || cell.county === county) &&
        (genre === undefined || cell.genre === genre) &&
        (!price || costsAtMost(cell, price)),
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
        priceBounds[currency].map((amount) => {
          const limit = fromDecimal({ amount, currency });
          return [String(amount), anyPrice.filter((cell) => costsAtMost(cell, limit))];
        }),
      ),
    },
  };
}

const costsAtMost = (cell: Cell, { minor, currency }: Money) => cell.currency === currency && cell.price <= minor;

/** Drops choices without events. */
const choices = (all: [value: string, cells: Cell[]][]) =>
  all.map(([value, cells]) => ({ value, events: eventsIn(cells) })).filter(({ events }) => events > 0);

/** Returns the values of a column, most frequent first. */
function valuesIn(cells: Cell[], name: 'city' | 'county' | 'genre') {
  const counts = new Map<string, number>();
  for (const { [name]: value, events } of cells)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + events);
  return [...counts]
    .map(([value, events]) => ({ value, events }))
    .sort((a, b) => b.events - a.events || (a.value < b.value ? -1 : 1))
    .slice(0, maxValues);
}
