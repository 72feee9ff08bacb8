import type { CountryCode, SearchSuggestion } from '@idavuelta/shared/contracts';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../visibility/visibility.repository.ts';
import { withoutDescriptions } from './event-summary.repository.ts';
import { prepareTyped } from './known-words.repository.ts';
import { withSoonest } from './soonest-named.repository.ts';
import { toSuggestions } from './suggestion.ts';

const maxSuggestions = 6;
const maxEvents = sql.lit(maxSuggestions);
const maxPlaces = sql.lit(2);

/** SQL: true for names with a word that begins with the typed text. */
const begins = (names: RawBuilder<unknown>, typed: string) => sql<boolean>`${names} LIKE '% ' || ${typed}::text || '%'`;
const plainWords = (name: RawBuilder<unknown>) => sql`' ' || lower(unaccent(${name}))`;

const hasEvents = sql<boolean>`EXISTS (
  SELECT FROM event JOIN event_listing l ON l.event_id = event.id
  WHERE event.place_id = place.id AND ${isListed} AND l.at > now())`;

/** Suggests names while they are being typed. */
export const createSuggestionsRepository = (db: Queryable) => ({
  /**
   * Returns cities, places, then events with a word that begins with the text; the country's first, then the soonest.
   */
  startingWith: (words: string[], country: CountryCode | undefined): Promise<SearchSuggestion[]> =>
    db.transaction().execute(async (tx) => {
      const typed = (await prepareTyped(tx, words)).join(' ');
      const elsewhere = (column: RawBuilder<unknown>) =>
        sql<boolean>`${column} IS DISTINCT FROM ${country ?? null}::text`;
      const rows = await withSoonest(tx, begins(sql`l.search_names`, typed), country, maxSuggestions)
        .selectNoFrom((eb) => [
          jsonArrayFrom(
            eb
              .selectFrom('place')
              .select('place.city as name')
              .where(begins(plainWords(sql`place.city`), typed))
              .where(hasEvents)
              .$narrowType<{ name: NotNull }>()
              .groupBy('place.city')
              .orderBy(sql`bool_and(${elsewhere(sql`place.country_code`)})`)
              .orderBy('place.city')
              .limit(1),
          ).as('cities'),
          jsonArrayFrom(
            eb
              .selectFrom('place')
              .select(['place.name', 'place.city', 'place.translations'])
              .where(begins(plainWords(sql`place.name`), typed))
              .where(hasEvents)
              .orderBy(elsewhere(sql`place.country_code`))
              .orderBy('place.name')
              .orderBy('place.id')
              .limit(maxPlaces),
          ).as('places'),
          jsonArrayFrom(
            eb
              .selectFrom((soonest) =>
                soonest
                  .selectFrom('soonest')
                  .selectAll()
                  .orderBy('elsewhere')
                  .orderBy('at')
                  .orderBy('event_id')
                  .limit(maxEvents)
                  .as('chosen'),
              )
              .innerJoin('event', 'event.id', 'chosen.event_id')
              .innerJoin('place', 'place.id', 'event.place_id')
              .select(['event.slug', 'place.city', withoutDescriptions.as('translations')])
              .orderBy('chosen.elsewhere')
              .orderBy('chosen.at')
              .orderBy('chosen.event_id'),
          ).as('events'),
        ])
        .executeTakeFirstOrThrow();
      return toSuggestions(rows).slice(0, maxSuggestions);
    }),
});
