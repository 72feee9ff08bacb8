import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { MailedWaiting } from '../../mail/waiting-mails.ts';

export const createMailedWaitingRepository = (db: Queryable) => ({
  /** Undefined for an entry that has left. */
  async find(waitingId: number) {
    const { rows } = await sql<MailedWaiting>`
      SELECT w.email AS to, w.language, w.site_origin AS "siteOrigin", w.state, w.tickets,
        kept.held_until AS "heldUntil", e.slug, d.starts_at AS "startsAt", e.time_zone AS "timeZone",
        concat_ws(', ', place.name, place.address) AS place, e.translations
      FROM waiting_list w JOIN departure d ON d.id = w.departure_id JOIN event e ON e.id = d.event_id
        JOIN place ON place.id = e.place_id
        LEFT JOIN offered_seats kept ON kept.waiting_id = w.id AND kept.state = 'held' AND kept.held_until > now()
      WHERE w.id = ${waitingId} AND w.state <> 'left'`.execute(db);
    return rows[0];
  },
});
