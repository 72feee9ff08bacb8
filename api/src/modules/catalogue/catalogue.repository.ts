import {
  type Category,
  type CountryCode,
  type EventDetail,
  type EventVisibility,
  periodicity,
  type RecommendedEvent,
} from '@idavuelta/shared/contracts';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../database/by-name.ts';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import { isFoundById, isFoundByLink, isListed, offersToAnybody } from '../../visibility/visibility.repository.ts';
import type { Courtesy } from '../exchange-rates/exchange-rates.service.ts';
import { daysOfEvent, openDepartures, seatsOfVariant, spacesOfCategory } from '../seats/availability.repository.ts';
import type { DateAndDay } from '../seats/departures.repository.ts';
import { priceOnOpen } from '../seats/prices.repository.ts';
import { cancellation } from './cancellation.repository.ts';
import { type CellOptions, nearby, readCells } from './event-cells.repository.ts';
import {
  eventsOfGuest,
  eventsOfType,
  isOfType,
  type ListedType,
  type Position,
  type SoonestKeys,
} from './event-pages.repository.ts';
import { categoriesOfEvent, variantsOfCategory } from './event-parts.repository.ts';
import { createSummaryQueries } from './event-summary.repository.ts';
import { toDetail, toSummary } from './event-summary.ts';
import { answersOf } from './invitation-answers.repository.ts';
import { prepareSearch } from './known-words.repository.ts';
import { fulfils, type ListingFilters } from './listing-filters.repository.ts';
import { readCellsOfMatches } from './matches.repository.ts';
import { toCategory } from './offer.ts';
import { eventsInstead } from './other-events.repository.ts';
import { pageOf, placedAt, type SearchKeys } from './ranking.repository.ts';
import { running } from './running.repository.ts';
import { readMatches } from './search.repository.ts';
import type { SearchWord } from './search-query.ts';

/** A visitor's search. */
interface Search {
  words: SearchWord[];
  country: CountryCode | undefined;
  filters: ListingFilters;
}

/**
 * Reads the catalogue. Lists leave out past events; a single event is found even when it is over.
 * @param readCourtesy reads the rates of the day
 */
export function createCatalogueRepository(db: Queryable, readCourtesy: (db: Queryable) => Promise<Courtesy>) {
  const queries = createSummaryQueries(db);

  /** Returns the summaries of the events found, soonest first. */
  async function soonest(found: Expression<{ event_id: number; at: Date }>) {
    const rows = await queries
      .ofPage(found)
      .select(exactMoment(sql`page.at`).as('at'))
      .orderBy(sql`page.at, page.event_id`)
      .execute();
    const courtesy = await readCourtesy(db);
    return rows.map((row) => ({ item: toSummary(row, courtesy), keys: [row.at, row.id] satisfies SoonestKeys }));
  }

  /** Selects an event as its page shows it. */
  const details = () =>
    queries.whole
      .innerJoinLateral(daysOfEvent.as('days'), (join) => join.onTrue())
      .select(['event.visibility', 'event.message'])
      .select((eb) => [
        cancellation(eb).as('cancelled'),
        'days.soldOutDays',
        'days.firstOpenDay',
        jsonArrayFrom(
          eb
            .selectFrom('event_stop as s')
            .select(['s.id', 's.address', 's.time'])
            .whereRef('s.event_id', '=', 'event.id')
            .orderBy('s.time')
            .orderBy('s.id'),
        ).as('stops'),
        jsonArrayFrom(
          eb
            .selectFrom('waiting_room as room')
            .leftJoin('departure as guarded', 'guarded.id', 'room.departure_id')
            .select(['room.id as room', 'guarded.starts_at as startsAt'])
            .whereRef('room.event_id', '=', 'event.id')
            .where('room.closed_at', 'is', null)
            .orderBy('room.id'),
        ).as('waitingRooms'),
      ]);

  return {
    ofType: (list: ListedType, position: Position<SoonestKeys>) => soonest(eventsOfType(list, position)),

    /** Counts the list's events, grouped by what filters distinguish. */
    cellsOfType: (list: Omit<ListedType, 'filters'>, options: CellOptions) =>
      readCells(db, sql`${isOfType(list)} AND ${nearby(options.filters ?? {}, fulfils)}`, options),

    /** Returns the events that the customer is invited to by e-mail, with their reply; booking counts as accepting. */
    async invited(customerId: number, position: Position<SoonestKeys>) {
      const page = await soonest(eventsOfGuest(customerId, position));
      const answers = await answersOf(db, {
        customerId,
        eventIds: page.map(({ item }) => item.id),
      });
      return page.map(({ item, keys }) => ({ item: { ...item, ...answers.get(item.id) }, keys }));
    },

    /** Best match first; ties are sorted by country (the given one first), then by date. */
    matching: ({ words, country, filters }: Search, position: Position<SearchKeys>) =>
      db.transaction().execute(async (tx) => {
        const search = { words: await prepareSearch(tx, words), country, filters };
        const found = await readMatches(tx, search, position);
        if (found.length === 0) return [];
        const rows = await createSummaryQueries(tx)
          .ofPage(pageOf(tx, placedAt(found), position))
          .select(['page.distance', 'page.elsewhere', exactMoment(sql`page.at`).as('at')])
          .orderBy(sql`page.distance, page.elsewhere, page.at, page.event_id`)
          .execute();
        const courtesy = await readCourtesy(tx);
        return rows.map((row) => ({
          item: toSummary(row, courtesy),
          keys: [row.distance, row.elsewhere, row.at, row.id] satisfies SearchKeys,
        }));
      }),

    /** Counts the search's events, grouped by what filters distinguish. */
    cellsOfMatches: (words: SearchWord[], options: CellOptions) =>
      db.transaction().execute(async (tx) => readCellsOfMatches(tx, await prepareSearch(tx, words), options)),

    async recommended(country: CountryCode): Promise<RecommendedEvent[]> {
      const recommended = db
        .selectFrom('event')
        .select(['event.id as event_id', 'event.recommended_position as position'])
        .where(isListed)
        .where(running)
        .where('event.recommended_position', 'is not', null)
        .where('event.country_code', '=', country);
      const rows = await queries.ofPage(recommended).orderBy('page.position').execute();
      const courtesy = await readCourtesy(db);
      return rows.map((row) => ({ id: row.id, regularEvent: toSummary(row, courtesy) }));
    },

    /** Returns alternatives to an unavailable event, most similar first; some may be sold out. */
    async instead(eventId: number) {
      const found = queries.ofPage(eventsInstead(eventId));
      const rows = await found.orderBy(sql`page.likeness, page.at, page.event_id`).execute();
      const courtesy = await readCourtesy(db);
      return rows.map((row) => toSummary(row, courtesy));
    },

    /** @param customerId of the visitor; absent when not logged in */
    async bySlugOrId(slugOrId: string, customerId?: number): Promise<EventDetail | undefined> {
      const id = /^\d{1,9}$/.test(slugOrId) ? Number(slugOrId) : null;
      const row = await details()
        .where(
          sql<boolean>`((event.slug = ${slugOrId} AND ${isFoundByLink}) OR (event.id = ${id} AND ${isFoundById(customerId)}))`,
        )
        .orderBy(sql`event.slug = ${slugOrId}`, 'desc')
        .limit(1)
        .$narrowType<{ visibility: EventVisibility }>()
        .executeTakeFirst();
      return row && toDetail(row, await readCourtesy(db));
    },

    /** Returns an event of any visibility. A draft looks like an unlisted event. */
    async preview(id: number): Promise<EventDetail | undefined> {
      const row = await details().where('event.id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const { visibility, ...event } = row;
      const shown = toDetail(
        { ...event, visibility: visibility === 'draft' ? 'unlisted' : visibility },
        await readCourtesy(db),
      );
      // a draft without departures has no meaningful date
      const isDated = shown.calendars.length > 0 || visibility !== 'draft';
      return isDated ? shown : { ...shown, periodicityType: periodicity.calendar };
    },

    /**
     * Returns what the event sells, by category; undefined for an unknown event.
     * @param chosen the date whose stock is shown; without it the highest stock of any date
     */
    async categories(eventId: number, chosen: DateAndDay = {}): Promise<Category[] | undefined> {
      const event = await db
        .with('open_departure', (open) =>
          open
            .selectFrom('event')
            .innerJoinLateral(openDepartures(chosen).as('sale'), (join) => join.onTrue())
            .select('sale.departure_id')
            .where('event.id', '=', eventId),
        )
        .selectFrom('event')
        .select([
          'event.payment_type as paymentType',
          'event.country_code as countryCode',
          jsonArrayFrom(
            categoriesOfEvent()
              .select(['c.id', 'c.priority', 'c.translations'])
              .select([
                jsonArrayFrom(
                  variantsOfCategory()
                    .innerJoin('place as p', 'p.id', 'v.place_id')
                    .innerJoinLateral(seatsOfVariant.as('seats'), (join) => join.onTrue())
                    .select(['v.id', 'v.province_id as provinceId'])
                    .select((variant) => [
                      priceOnOpen.as('amountMinor'),
                      'v.capacity',
                      'v.stops',
                      'v.place_id as placeId',
                      'p.address as placeAddress',
                      'v.approach_address as approachAddress',
                      'v.translations',
                      'seats.poolId',
                      'seats.unitsPerTicket',
                      'seats.unitsLeft',
                      jsonArrayFrom(
                        variant
                          .selectFrom('county as k')
                          .select(['k.id', 'k.name'])
                          .where('k.id', '=', variant.fn.any('v.approach_counties'))
                          .orderBy(byName('k.name')),
                      ).as('approachCounties'),
                    ]),
                ).as('variants'),
                jsonArrayFrom(spacesOfCategory).as('spaces'),
              ]),
          ).as('categories'),
        ])
        .where('event.id', '=', eventId)
        .where(offersToAnybody)
        .executeTakeFirst();
      if (!event) return undefined;
      const courtesy = await readCourtesy(db);
      return event.categories.map((category) => toCategory(category, event, courtesy));
    },
  };
}
