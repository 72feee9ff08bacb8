import type { CountryCode, EventDetail, EventFilters, EventType } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import { id } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../http/cursor.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import { assertDateOfEvent } from '../seats/seats.service.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import type { Cell, CellOptions } from './event-cells.repository.ts';
import { asksForCounties, countFacets, periodsOfCells } from './facets.ts';
import { filtersOf, periodsFrom } from './filters.ts';
import type { ListingFilters } from './listing-filters.repository.ts';
import { allWordsOf, searchWordsOf } from './search-query.ts';
import { createSuggestionsRepository } from './suggestions.repository.ts';
import { readToday } from './today.repository.ts';

const soonestKeys = Type.Tuple([momentKey, id]);
const eventsCursor = createCursor('events', soonestKeys);
const invitedCursor = createCursor('invited', soonestKeys);
const searchCursor = createCursor('search', Type.Tuple([Type.Number(), Type.Boolean(), momentKey, id]));

/** Country whose time zone and currency count for visitors without a country. */
const defaultCountry: CountryCode = 'PE';

/** Minimum number of letters for suggestions. */
const shortestTyped = 2;

/** Maximum number of alternatives to an unavailable event. */
const maxOthers = 3;

/** Restricts the cells to read, if given. */
type ChosenCells = Omit<CellOptions, 'counties'>;

interface Facets {
  country: CountryCode | undefined;
  /** In the visitor's country. */
  today: string;
  filters: ListingFilters;
  read: (of: ChosenCells) => Promise<Cell[]>;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

interface CatalogueDependencies {
  db: Database;
  visibility: VisibilityService;
  rates: ExchangeRates;
  cache: Pick<ResponseCache, 'list'>;
}

/** Serves what visitors browse: lists, search, and events with their tickets. */
export function createCatalogueService({ db, visibility, rates, cache }: CatalogueDependencies) {
  const events = db.reads.by((on) => ({
    ...createCatalogueRepository(on, rates.courtesy),
    ...createSuggestionsRepository(on),
    today: (country: CountryCode) => readToday(on, country),
    assertDate: (eventId: number, chosen: Parameters<typeof assertDateOfEvent>[2]) =>
      assertDateOfEvent(on, eventId, chosen),
  }));
  /** What customers and staff have just changed. */
  const ownEvents = createCatalogueRepository(db, rates.courtesy);
  const orNotFound = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('NOT_FOUND');
    return value;
  };

  const todayIn = (country = defaultCountry) => events.today(country);

  /**
   * Counts how many events each choice of a filter would leave. Counts of all events are cached for seconds, because
   * the next visitor combines other filters; custom days are not cached, because anyone could request a thousand of
   * them.
   * @param key identifies the set of events
   */
  async function facets(key: string, { country = defaultCountry, today, filters, read }: Facets) {
    const choices = periodsFrom(today);
    const periods = periodsOfCells(choices, filters);
    const isOfAll = periods.length === choices.length;
    const cells = isOfAll
      ? await cache.list(`${key}:${today}`, () => read({ periods }))
      : await read({ periods, filters });
    return countFacets(cells, filters, { periods: choices, currency: currencyOf[country] });
  }

  return {
    async ofType(type: EventType, country: CountryCode, { limit, cursor, ...filters }: PageQuery & EventFilters) {
      const after = eventsCursor.read(cursor);
      const list = { type, country, filters: await filtersOf(filters, { country, today: () => todayIn(country) }) };
      return eventsCursor.page(await events.ofType(list, { limit, after }), limit);
    },

    /** Counts how many events of the list each choice of a filter would leave. */
    async facetsOfType(type: EventType, country: CountryCode, chosen: EventFilters) {
      const today = await todayIn(country);
      const filters = await filtersOf(chosen, { country, today: () => today });
      const counties = asksForCounties(filters);
      const read = (of: ChosenCells) => events.cellsOfType({ type, country }, { ...of, counties });
      return facets(`cells:${type}:${country}:${counties}`, { country, today, filters, read });
    },

    recommended: (country: CountryCode) => events.recommended(country),
    async invited(customerId: number, { limit, cursor }: PageQuery) {
      const after = invitedCursor.read(cursor);
      return invitedCursor.page(await ownEvents.invited(customerId, { limit, after }), limit);
    },

    event: async (slugOrId: string) => orNotFound(await events.bySlugOrId(slugOrId)),

    /** Returns an event of any visibility for the holder of a preview link. @throws NOT_FOUND */
    preview: async (id: number): Promise<EventDetail> => orNotFound(await ownEvents.preview(id)),

    /** Returns alternatives on sale for an unavailable event. @throws NOT_FOUND */
    async others(slugOrId: string) {
      const { id } = orNotFound(await events.bySlugOrId(slugOrId));
      return (await events.instead(id)).filter(({ available }) => available).slice(0, maxOthers);
    },

    /** Returns the event with the customer's invitation. Invited customers can also find it by id. */
    async eventFor(customerId: number, slugOrId: string): Promise<EventDetail> {
      const event = orNotFound(await ownEvents.bySlugOrId(slugOrId, customerId));
      const invitation = await visibility.invitationTo(event, customerId);
      return { ...event, ...(invitation && { invitation }) };
    },

    /**
     * Returns what the event sells with the tickets left on a date, or by default on the date with the highest stock.
     * @param chosen the date, and for a range the day
     * @throws NOT_FOUND, also for a date of another event; VALIDATION_FAILED (`date`) for a day outside the range
     */
    async categories(eventId: number, { eventDateId, date: day }: { eventDateId?: number; date?: string }) {
      if (eventDateId !== undefined || day) await events.assertDate(eventId, { eventDateId, day });
      return orNotFound(await events.categories(eventId, { eventDateId, day }));
    },

    /** A query without words finds nothing. */
    async search(
      query: string,
      country: CountryCode | undefined,
      { limit, cursor, ...chosen }: PageQuery & EventFilters,
    ) {
      const after = searchCursor.read(cursor);
      const today = await todayIn(country);
      const filters = await filtersOf(chosen, { country: country ?? defaultCountry, today: () => today });
      const words = searchWordsOf(query, today);
      if (words.length === 0) return { items: [] };
      return searchCursor.page(await events.matching({ words, country, filters }, { limit, after }), limit);
    },

    /** Counts how many of the search's events each choice of a filter would leave. */
    async facetsOfSearch(query: string, country: CountryCode | undefined, chosen: EventFilters) {
      const today = await todayIn(country);
      const words = searchWordsOf(query, today);
      const filters = await filtersOf(chosen, { country: country ?? defaultCountry, today: () => today });
      // Reads counties right away: visitors often choose a city next, and matches have few counties.
      const read = async (of: ChosenCells) =>
        words.length > 0 ? events.cellsOfMatches(words, { ...of, counties: true }) : [];
      const texts = words.map(({ text }) => text.toLowerCase()).join(' ');
      return facets(`found-cells:${texts}`, { country, today, filters, read });
    },

    /** Suggests completions of what is being typed. */
    async suggestions(query: string, country: CountryCode | undefined) {
      const words = allWordsOf(query);
      if (words.join('').length < shortestTyped) return [];
      return events.startingWith(words, country);
    },
  };
}
