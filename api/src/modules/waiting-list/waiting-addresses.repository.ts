import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { selectWaiting } from './waiting-rows.repository.ts';

export function createWaitingAddressesRepository(db: Queryable) {
  return {
    idsOf: async (email: string): Promise<number[]> =>
      (await db.selectFrom('waiting_list').select('id').where('email', '=', email).execute()).map(({ id }) => id),

    /** Returns the stored data of an address, newest first. */
    async ofEmail(email: string) {
      const rows = await selectWaiting(db)
        .select(['e.slug', 'd.starts_at as startsAt', 'w.tickets', 'w.joined_at as joinedAt'])
        .where('w.email', '=', email)
        .orderBy('w.joined_at', 'desc')
        .orderBy('w.id')
        .execute();
      return rows.map(({ slug, startsAt, tickets, joinedAt }) => ({
        slug,
        startDate: isoMoment(startsAt),
        tickets,
        joinedAt: isoMoment(joinedAt),
      }));
    },

    /** Deletes entries of past departures, and those unconfirmed for a week. @returns their number */
    async removePast(count: number) {
      const { rows } = await sql`
        WITH past AS (
          SELECT w.id FROM waiting_list w JOIN departure d ON d.id = w.departure_id
          WHERE (d.starts_at <= now() OR (w.state = 'asked' AND w.joined_at < now() - interval '7 days'))
            AND NOT EXISTS (SELECT FROM offered_seats kept WHERE kept.waiting_id = w.id AND kept.state = 'held')
          LIMIT ${count}),
        gone AS (DELETE FROM offered_seats USING past WHERE waiting_id = past.id)
        DELETE FROM waiting_list w USING past WHERE w.id = past.id RETURNING w.id`.execute(db);
      return rows.length;
    },
  };
}
