import {
  type Category,
  type CountryCode,
  type EventDetail,
  type EventSummary,
  paymentType,
  periodicity,
  type RecommendedEvent,
} from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { decimalPriceIn } from '../../database/money.repository.ts';
import { isFoundById, isFoundByLink, isListed, offersToAnybody } from '../../visibility/visibility.repository.ts';
import { daysOfEvent, openDepartures, salesOfEvent, seatsOfVariant } from '../seats/availability.repository.ts';
import type { DateAndDay } from '../seats/departures.repository.ts';
import {
  eventsOfGuest,
  eventsOfType,
  isOfType,
  type ListedType,
  type PageOf,
  type Position,
  type SoonestKeys,
} from './event-pages.repository.ts';
import { createFacetsRepository, type Period } from './facets.repository.ts';
import { answersOf } from './invitation-answers.repository.ts';
import type { ListingFilters } from './listing-filters.repository.ts';
import { eventsInstead } from './other-events.repository.ts';
import { eventsMatching, everyMatch, prepareSearch, type SearchKeys } from './search.repository.ts';
import type { SearchWord } from './search-query.ts';

/** What somebody searches for. */
interface Search {
  words: SearchWord[];
  country: CountryCode | undefined;
  filters: ListingFilters;
}

/**
 * True until `event` is over: a range ends with its last day, other events when their last date begins. The last date
 * is looked up in an index; for "is there a date" PostgreSQL reads all dates.
 */
export const running = sql<boolean>`CASE WHEN event.periodicity_type = ${sql.lit(periodicity.range)} THEN event.ends_at > now()
  ELSE COALESCE((SELECT max(d.starts_at) FROM event_date d WHERE d.event_id = event.id) > now(), false) END`;

/** True when the organiser pays: what `event` sells costs its guests nothing. */
const invited = sql`event.payment_type = ${sql.lit(paymentType.invited)}`;

/** Translations without descriptions, which in five languages are most of an event's size and are not shown in lists. */
const shortTexts = sql`(SELECT COALESCE(jsonb_object_agg(key, value - 'description'), '{}') FROM jsonb_each(event.translations))`;

// Prices and picture paths inside translations are stored as the contract has them and need no conversion.
const summary = sql`(jsonb_build_object(
  'id', event.id, 'slug', event.slug, 'type', event.type, 'countryCode', event.country_code,
  'timeZone', event.time_zone, 'startDate', iso(event.starts_at), 'endDate', iso(event.ends_at),
  'periodicityType', event.periodicity_type, 'paymentType', event.payment_type,
  'minTicketPrice', CASE WHEN ${invited} THEN 0 ELSE COALESCE(${decimalPriceIn('fare.lowest')}, 0) END, 'imagePath', event.image_path, 'translations', ${shortTexts},
  'place', jsonb_build_object('id', place.id, 'name', place.name, 'imagePath', place.image_path,
    'address', place.address, 'translations', place.translations) || jsonb_strip_nulls(jsonb_build_object('city', place.city)),
  'calendars', sales.calendars,
  'available', NOT event.withdrawn AND sales.available AND ${running},
  'soldOut', sales.open AND NOT sales.available,
  'salesClosed', NOT sales.open AND ${running},
  'salesStopped', event.sales_stopped) || jsonb_strip_nulls(jsonb_build_object('genre', event.genre,
    'minTicketPickUp', CASE WHEN ${invited} THEN NULL ELSE fare."pickUp" END)))`;

const from = sql`event JOIN place ON place.id = event.place_id
  LEFT JOIN LATERAL (
    SELECT min(v.price_minor) AS lowest,
      (array_agg(CASE WHEN v.approach_address IS NULL THEN 'door' ELSE 'meeting_point' END
        ORDER BY v.price_minor, v.approach_address IS NOT NULL))[1] AS "pickUp"
    FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = event.id) fare ON true
  CROSS JOIN LATERAL ${salesOfEvent} sales`;

/** Reads what visitors browse. Lists contain events that are not over; a single event is found even when it is. */
export function createCatalogueRepository(db: Queryable) {
  /** Summaries of the events on a page, in the order of the page. @param page has `event_id` and the keys it is sorted by */
  async function summaries<Keys>({ rows, keys, order }: PageOf<Keys>, queryable = db) {
    const result = await sql<{ item: EventSummary; keys: Keys }>`
      WITH page AS MATERIALIZED (${rows})
      SELECT ${summary} AS item, jsonb_build_array(${keys}) AS keys
      FROM ${from} JOIN page ON page.event_id = event.id ORDER BY ${order}`.execute(queryable);
    return result.rows;
  }

  return {
    ofType: (list: ListedType, position: Position<SoonestKeys>) => summaries(eventsOfType(list, position)),

    facetsOfType: (list: ListedType, periods: Period[]) =>
      createFacetsRepository(db).facets(isOfType(list), list.filters, periods),

    /** Events that the customer is invited to, by e-mail, with the customer's answer: who has booked has accepted. */
    async invited(customerId: number, position: Position<SoonestKeys>) {
      const page = await summaries(eventsOfGuest(customerId, position));
      const answers = await answersOf(db, {
        customerId,
        eventIds: page.map(({ item }) => item.id),
      });
      return page.map(({ item, keys }) => ({ item: { ...item, ...answers.get(item.id) }, keys }));
    },

    /** The best match first; equal matches by country (the given one first), then by date. */
    matching: ({ words, country, filters }: Search, position: Position<SearchKeys>) =>
      db.transaction().execute(async (tx) => {
        const prepared = await prepareSearch(tx, words);
        return summaries(eventsMatching(prepared, { country, filters }, position), tx);
      }),

    facetsOfMatches: ({ words, filters }: Omit<Search, 'country'>, periods: Period[]) =>
      db.transaction().execute(async (tx) => {
        const found = everyMatch(await prepareSearch(tx, words));
        return createFacetsRepository(tx).facets(sql`l.event_id IN (${found})`, filters, periods);
      }),

    async recommended(country: CountryCode) {
      const { rows } = await sql<{ item: RecommendedEvent }>`
        SELECT jsonb_build_object('id', event.id, 'regularEvent', ${summary}) AS item FROM ${from}
        WHERE ${isListed} AND ${running} AND event.recommended_position IS NOT NULL AND event.country_code = ${country}
        ORDER BY event.recommended_position`.execute(db);
      return rows.map(({ item }) => item);
    },

    /** Events that somebody may like who cannot have this one, the likest first; some may be sold out. */
    async instead(eventId: number) {
      return (await summaries(eventsInstead(eventId))).map(({ item }) => item);
    },

    /** @param customerId who asks; absent for a stranger */
    async bySlugOrId(slugOrId: string, customerId?: number) {
      const id = /^\d{1,9}$/.test(slugOrId) ? Number(slugOrId) : null;
      const { rows } = await sql<{ item: EventDetail }>`
        SELECT ${summary} || jsonb_build_object('translations', event.translations, 'visibility', event.visibility)
           || ${daysOfEvent}
           || jsonb_strip_nulls(jsonb_build_object('message', event.message, 'additionalStops', COALESCE((
           SELECT jsonb_agg(jsonb_build_object('id', s.id, 'address', s.address, 'time', s.time) ORDER BY s.time, s.id)
           FROM event_stop s WHERE s.event_id = event.id), '[]'))) AS item
         FROM ${from} WHERE (event.slug = ${slugOrId} AND ${isFoundByLink}) OR (event.id = ${id} AND ${isFoundById(customerId)})
         ORDER BY event.slug = ${slugOrId} DESC LIMIT 1`.execute(db);
      return rows[0]?.item;
    },

    /**
     * What the event sells, by category; undefined for an unknown event.
     * @param chosen the date whose stock is shown; without it the largest of all dates
     */
    async categories(eventId: number, chosen: DateAndDay = {}) {
      const { rows } = await sql<{ items: Category[] }>`
        WITH open_departure AS (
          SELECT sale.departure_id FROM event CROSS JOIN LATERAL ${openDepartures(chosen)} sale WHERE event.id = ${eventId})
        SELECT COALESCE((
           SELECT jsonb_agg(jsonb_build_object('id', c.id, 'priority', c.priority, 'translations', c.translations,
             'subCategories', COALESCE((
               SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                 'productVariantId', v.id, 'provinceId', v.province_id, 'price', CASE WHEN ${invited} THEN 0 ELSE ${decimalPriceIn('v.price_minor')} END,
                 'capacity', v.capacity, 'stops', v.stops,
                 'placeId', v.place_id, 'placeAddress', p.address,
                 'approach', CASE WHEN v.approach_address IS NOT NULL THEN jsonb_build_object(
                   'address', v.approach_address, 'counties', COALESCE((
                     SELECT jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) ORDER BY k.name)
                     FROM county k WHERE k.id = ANY (v.approach_counties)), '[]')) END,
                 'translations', v.translations)) || left_of.seats ORDER BY v.id)
               FROM product_variant v JOIN place p ON p.id = v.place_id CROSS JOIN LATERAL ${seatsOfVariant} left_of
               WHERE v.category_id = c.id), '[]'))
             ORDER BY c.priority DESC, c.id)
           FROM category c WHERE c.event_id = event.id), '[]') AS items
         FROM event WHERE event.id = ${eventId} AND ${offersToAnybody}`.execute(db);
      return rows[0]?.items;
    },
  };
}
