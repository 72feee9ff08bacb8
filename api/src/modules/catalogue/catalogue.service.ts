import type { CountryCode, EventDetail, EventType } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { VisibilityService } from '../visibility/visibility.service.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { wordsOf } from './search-query.ts';

/** What visitors browse: lists, search, one event and what it sells. */
export function createCatalogueService({ db, visibility }: { db: Database; visibility: VisibilityService }) {
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
    /** The event with the customer's invitation. An invited customer finds it by its id, too. */
    async eventFor(customerId: number, slugOrId: string): Promise<EventDetail> {
      const event = orNotFound(await events.bySlugOrId(slugOrId, customerId));
      const invitation = await visibility.invitationTo(event, customerId);
      return { ...event, ...(invitation && { invitation }) };
    },

    categories: async (eventId: number) => orNotFound(await events.categories(eventId)),

    /** A query without any word finds nothing. */
    async search(query: string, country?: CountryCode) {
      const words = wordsOf(query);
      return words.length > 0 ? events.matching(words, country) : [];
    },
  };
}
