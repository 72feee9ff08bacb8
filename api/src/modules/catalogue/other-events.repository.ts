import { sql } from 'kysely';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import type { PageOf } from './event-pages.repository.ts';

/** Maximum number of candidates; some may be sold out. */
const maxCandidates = 12;

/** Likeness (0 same artist, 1 same venue, 2 same genre in the same city), then next date and id. */
type LikeKeys = [likeness: number, at: string, id: number];

const listed = sql`l.at > now() AND l.country_code = event.country_code AND ${isListedAs(sql`l.visibility`)}`;

/** Selects similar events in the same country; each kind of likeness walks an index of its own. */
export const eventsInstead = (eventId: number): PageOf<LikeKeys> => ({
  rows: sql`
    SELECT found.event_id, min(found.likeness) AS likeness, min(l.at) AS at
    FROM event JOIN place ON place.id = event.place_id
    CROSS JOIN LATERAL (
      SELECT other.id AS event_id, 0 AS likeness FROM event other WHERE other.artist = event.artist
      UNION ALL
      SELECT other.id, 1 FROM event other WHERE other.place_id = event.place_id
      UNION ALL
      (SELECT l.event_id, 2 FROM event_listing l
        WHERE ${listed} AND l.genre = event.genre AND l.city = place.city ORDER BY l.at, l.event_id LIMIT ${maxCandidates})) found
    JOIN event_listing l ON l.event_id = found.event_id AND ${listed}
    WHERE event.id = ${eventId} AND found.event_id <> event.id
    GROUP BY found.event_id ORDER BY likeness, at, found.event_id LIMIT ${maxCandidates}`,
  keys: sql<LikeKeys>`page.likeness, page.at, page.event_id`,
  order: sql`page.likeness, page.at, page.event_id`,
});
