import type { CountryCode, EventType } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { wordsOf } from './search-query.ts';

/** What visitors browse: lists, search, one event and what it sells. */
export function createCatalogueService({ db }: { db: Database }) {
  const events = createCatalogueRepository(db);
  const orNotFound = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('NOT_FOUND');
    return value;
  };

  return {
    ofType: (type: EventType, country: CountryCode) => events.ofType(type, country),
    recommended: (country: CountryCode) => events.recommended(country),
    invited: (customerId: number) => events.invited(customerId),
    event: async (slugOrId: string) => orNotFound(await events.bySlugOrId(slugOrId)),
    categories: async (eventId: number) => orNotFound(await events.categories(eventId)),

    /** A query without any word finds nothing. */
    async search(query: string, country?: CountryCode) {
      const words = wordsOf(query);
      return words.length > 0 ? events.matching(words, country) : [];
    },
  };
}
