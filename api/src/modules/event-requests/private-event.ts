import { randomBytes } from 'node:crypto';
import { type EventTexts, type Language, languages } from '@idavuelta/shared/contracts';
import { folded } from '@idavuelta/shared/contracts/text';
import type { Queryable } from '../../database/database.ts';
import { addDepartures } from '../seats/seats.service.ts';
import type { ReviewedRequest } from './decisions.repository.ts';
import { createPrivateEventRepository } from './private-event.repository.ts';
import { offerTexts } from './texts/texts.ts';

/** Builds an unguessable slug with the event's name: `boda-de-ana-3f9c…`. */
function toSlug(name: string) {
  const words = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${words}-${randomBytes(8).toString('hex')}`.replace(/^-+|-(?=-)/g, '');
}

/** Uses the organiser's texts, written in one language, for all languages. */
const inEveryLanguage = (texts: EventTexts) =>
  Object.fromEntries(languages.map((language) => [language, texts])) as Record<Language, EventTexts>;

/**
 * Creates the event of a request, by invitation, with one departure and one kind of seat, and invites its guests.
 * @param capacity seats of its vans
 */
export async function addPrivateEvent(tx: Queryable, request: ReviewedRequest, capacity: number) {
  const { id: requestId, name, location, address } = request;
  const events = createPrivateEventRepository(tx);
  const event = {
    ...request,
    requestId,
    slug: toSlug(name),
    translations: inEveryLanguage({ name, description: request.invitation, firstPlaceName: location }),
    searchText: [name, location, address].join(' '),
  };
  const placeId = await events.addPlace(event);
  const eventId = await events.addEvent(event, placeId);
  await events.addStops(eventId, requestId);
  await events.addOffer(eventId, {
    requestId,
    placeId,
    offer: { category: offerTexts('category'), seat: offerTexts('seat'), capacity },
  });
  await addDepartures(tx, eventId);
  const guests = await events.invite(eventId, requestId);
  await events.inviteOrganiser(eventId, requestId);
  return { eventId, slug: event.slug, guests };
}
