import type { CountryCode, EventDetail, EventFilters, EventType } from '@idavuelta/shared/contracts';
import { id } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../http/cursor.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import { assertDateOfEvent } from '../seats/seats.service.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import type { Cell, CellOptions } from './event-cells.repository.ts';
import { asksForCounties, facetsOf, periodsOfCells } from './facets.ts';
import { filtersOf, periodsFrom } from './filters.ts';
import type { ListingFilters } from './listing-filters.repository.ts';
import { allWordsOf, searchWordsOf } from './search-query.ts';
import { createSuggestionsRepository } from './suggestions.repository.ts';
import { readToday } from './today.repository.ts';

const soonestKeys = Type.Tuple([momentKey, id]);
const eventsCursor = createCursor('events', soonestKeys);
const invitedCursor = createCursor('invited', soonestKeys);
const searchCursor = createCursor('search', Type.Tuple([Type.Number(), Type.Boolean(), momentKey, id]));

/** Whose clocks tell what "this weekend" is, for who does not say a country. */
const defaultCountry: CountryCode = 'PE';

/** Fewest letters for which something is suggested. */
const shortestTyped = 2;

/** Events that are shown instead of one that cannot be had. */
const mostOthers = 3;

/** Cells of all events, or what is chosen of them. */
type ChosenCells = Omit<CellOptions, 'counties'>;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

interface CatalogueDependencies {
  db: Database;
  visibility: VisibilityService;
  cache: Pick<ResponseCache, 'list'>;
}

/** What visitors browse: lists, search, an event and its tickets. */
export function createCatalogueService({ db, visibility, cache }: CatalogueDependencies) {
  const events = createCatalogueRepository(db);
  const orNotFound = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('NOT_FOUND');
    return value;
  };

  const todayIn = (country = defaultCountry) => readToday(db, country);

  /**
   * How many of the events each choice of a filter leaves. All events are counted and kept for seconds, since the next one
   * who asks chooses something else of them; not for days of one's own, of which anybody could ask for a thousand.
   * @param key what tells the events from others
   * @param today in the country of the visitor
   */
  async function facets(
    key: string,
    { today, filters, read }: { today: string; filters: ListingFilters; read: (of: ChosenCells) => Promise<Cell[]> },
  ) {
    const choices = periodsFrom(today);
    const periods = periodsOfCells(choices, filters);
    const isOfAll = periods.length === choices.length;
    const cells = isOfAll
      ? await cache.list(`${key}:${today}`, () => read({ periods }))
      : await read({ periods, filters });
    return facetsOf(cells, filters, choices);
  }

  return {
    async ofType(type: EventType, country: CountryCode, { limit, cursor, ...filters }: PageQuery & EventFilters) {
      const after = eventsCursor.read(cursor);
      const list = { type, country, filters: await filtersOf(filters, () => todayIn(country)) };
      return eventsCursor.page(await events.ofType(list, { limit, after }), limit);
    },

    /** How many events of the list each choice of a filter leaves. */
    async facetsOfType(type: EventType, country: CountryCode, chosen: EventFilters) {
      const today = await todayIn(country);
      const filters = await filtersOf(chosen, () => today);
      const counties = asksForCounties(filters);
      const read = (of: ChosenCells) => events.cellsOfType({ type, country }, { ...of, counties });
      return facets(`cells:${type}:${country}:${counties}`, { today, filters, read });
    },

    recommended: (country: CountryCode) => events.recommended(country),
    async invited(customerId: number, { limit, cursor }: PageQuery) {
      const after = invitedCursor.read(cursor);
      return invitedCursor.page(await events.invited(customerId, { limit, after }), limit);
    },

    event: async (slugOrId: string) => orNotFound(await events.bySlugOrId(slugOrId)),

    /** An event of any visibility, for who has a link that staff has made. @throws NOT_FOUND */
    preview: async (id: number): Promise<EventDetail> => orNotFound(await events.preview(id)),

    /** Others on sale for who cannot have this one. @throws NOT_FOUND */
    async others(slugOrId: string) {
      const { id } = orNotFound(await events.bySlugOrId(slugOrId));
      return (await events.instead(id)).filter(({ available }) => available).slice(0, mostOthers);
    },

    /** The event with the customer's invitation. An invited customer finds it by its id, too. */
    async eventFor(customerId: number, slugOrId: string): Promise<EventDetail> {
      const event = orNotFound(await events.bySlugOrId(slugOrId, customerId));
      const invitation = await visibility.invitationTo(event, customerId);
      return { ...event, ...(invitation && { invitation }) };
    },

    /**
     * What the event sells, with the tickets left on a date, or without one on the date that has most.
     * @param chosen the date, and of a range of days the day
     * @throws NOT_FOUND also for a date of another event, VALIDATION_FAILED (`date`) for a day outside the range
     */
    async categories(eventId: number, { eventDateId, date: day }: { eventDateId?: number; date?: string }) {
      if (eventDateId !== undefined || day) await assertDateOfEvent(db, eventId, { eventDateId, day });
      return orNotFound(await events.categories(eventId, { eventDateId, day }));
    },

    /** A query without any word finds nothing. */
    async search(
      query: string,
      country: CountryCode | undefined,
      { limit, cursor, ...chosen }: PageQuery & EventFilters,
    ) {
      const after = searchCursor.read(cursor);
      const today = await todayIn(country);
      const filters = await filtersOf(chosen, () => today);
      const words = searchWordsOf(query, today);
      if (words.length === 0) return { items: [] };
      return searchCursor.page(await events.matching({ words, country, filters }, { limit, after }), limit);
    },

    /** How many events that the search finds each choice of a filter leaves. */
    async facetsOfSearch(query: string, country: CountryCode | undefined, chosen: EventFilters) {
      const today = await todayIn(country);
      const words = searchWordsOf(query, today);
      const filters = await filtersOf(chosen, () => today);
      // Who searches chooses a city next: counties, of which the matches of words have few, spare counting them anew.
      const read = async (of: ChosenCells) =>
        words.length > 0 ? events.cellsOfMatches(words, { ...of, counties: true }) : [];
      const texts = words.map(({ text }) => text.toLowerCase()).join(' ');
      return facets(`found-cells:${texts}`, { today, filters, read });
    },

    /** What somebody may be about to type. */
    async suggestions(query: string, country: CountryCode | undefined) {
      const words = allWordsOf(query);
      if (words.join('').length < shortestTyped) return [];
      return createSuggestionsRepository(db).startingWith(words, country);
    },
  };
}
