import { expressionBuilder, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';

/** Maximum number of candidates; some may be sold out. */
const maxCandidates = 12;

const listed = sql<boolean>`l.at > now() AND l.country_code = event.country_code AND ${isListedAs(sql`l.visibility`)}`;

/** The likeness of an event: 0 same artist, 1 same venue, 2 same genre in the same city. */
const likeness = (value: 0 | 1 | 2) => sql<number>`${sql.lit(value)}`.as('likeness');

const eb = expressionBuilder<DB, 'event' | 'place'>();
const otherEvents = eb.selectFrom('event as other').select('other.id as event_id');
const ofGenre = eb
  .selectFrom('event_listing as l')
  .select(['l.event_id', likeness(2)])
  .where(listed)
  .whereRef('l.genre', '=', 'event.genre')
  .whereRef('l.city', '=', 'place.city')
  .orderBy('l.at')
  .orderBy('l.event_id')
  .limit(maxCandidates);

/** Similar events; each kind of likeness walks an index of its own. */
const similar = otherEvents
  .select(likeness(0))
  .whereRef('other.artist', '=', 'event.artist')
  .unionAll(otherEvents.select(likeness(1)).whereRef('other.place_id', '=', 'event.place_id'))
  .unionAll(({ parens }) => parens(ofGenre));

/** Selects similar events in the same country, by likeness, then next date and id. */
export const eventsInstead = (eventId: number) =>
  expressionBuilder<DB>()
    .selectFrom('event')
    .innerJoin('place', 'place.id', 'event.place_id')
    .crossJoinLateral(similar.as('found'))
    .innerJoin('event_listing as l', (join) => join.onRef('l.event_id', '=', 'found.event_id').on(listed))
    .select('found.event_id')
    .select(({ fn }) => [fn.min('found.likeness').as('likeness'), fn.min('l.at').as('at')])
    .where('event.id', '=', eventId)
    .whereRef('found.event_id', '<>', 'event.id')
    .groupBy('found.event_id')
    .orderBy('likeness')
    .orderBy('at')
    .orderBy('found.event_id')
    .limit(maxCandidates);
