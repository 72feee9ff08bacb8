import type { CountryCode, EventDetail, EventType } from '@idavuelta/shared/contracts';
import { id } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../http/cursor.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import { assertDateOfEvent } from '../seats/seats.service.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { wordsOf } from './search-query.ts';

const soonestKeys = Type.Tuple([momentKey, id]);
const eventsCursor = createCursor('events', soonestKeys);
const invitedCursor = createCursor('invited', soonestKeys);
const searchCursor = createCursor('search', Type.Tuple([Type.Number(), Type.Boolean(), momentKey, id]));

/** What visitors browse: lists, search, one event and what it sells. */
export function createCatalogueService({ db, visibility }: { db: Database; visibility: VisibilityService }) {
  const events = createCatalogueRepository(db);
  const orNotFound = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('NOT_FOUND');
    return value;
  };

  return {
    async ofType(type: EventType, country: CountryCode, { limit, cursor }: PageQuery) {
      const after = eventsCursor.read(cursor);
      return eventsCursor.page(await events.ofType(type, country, { limit, after }), limit);
    },

    recommended: (country: CountryCode) => events.recommended(country),
    async invited(customerId: number, { limit, cursor }: PageQuery) {
      const after = invitedCursor.read(cursor);
      return invitedCursor.page(await events.invited(customerId, { limit, after }), limit);
    },

    event: async (slugOrId: string) => orNotFound(await events.bySlugOrId(slugOrId)),

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
    async search(query: string, country: CountryCode | undefined, { limit, cursor }: PageQuery) {
      const after = searchCursor.read(cursor);
      const words = wordsOf(query);
      if (words.length === 0) return { items: [] };
      return searchCursor.page(await events.matching(words, country, { limit, after }), limit);
    },
  };
}
