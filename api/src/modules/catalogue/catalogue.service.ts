import type { CountryCode, EventType } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { assertDateOfEvent } from '../seats/seats.service.ts';
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

    /**
     * What the event sells, with the tickets left on a date, or without one on the date that has most.
     * @param day `YYYY-MM-DD`, of a date that is a range of days
     * @throws NOT_FOUND also for a date of another event, VALIDATION_FAILED (`date`) for a day outside the range
     */
    async categories(eventId: number, { eventDateId, date: day }: { eventDateId?: number; date?: string } = {}) {
      if (eventDateId === undefined) return orNotFound(await events.categories(eventId));
      await assertDateOfEvent(db, eventId, eventDateId, day);
      return orNotFound(await events.categories(eventId, { eventDateId, day }));
    },

    /** A query without any word finds nothing. */
    async search(query: string, country?: CountryCode) {
      const words = wordsOf(query);
      return words.length > 0 ? events.matching(words, country) : [];
    },
  };
}
