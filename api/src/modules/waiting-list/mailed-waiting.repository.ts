import type { NotNull } from 'kysely';
import { now, type Queryable } from '../../database/database.ts';
import type { MailedWaiting } from '../../mail/waiting-mails.ts';
import { selectWaiting } from './waiting-rows.repository.ts';

export const createMailedWaitingRepository = (db: Queryable) => ({
  /** Returns undefined for an entry that has left. */
  async find(waitingId: number): Promise<MailedWaiting | undefined> {
    const row = await selectWaiting(db)
      .innerJoin('place', 'place.id', 'e.place_id')
      .leftJoin('offered_seats as kept', (join) =>
        join.onRef('kept.waiting_id', '=', 'w.id').on('kept.state', '=', 'held').on('kept.held_until', '>', now),
      )
      .select(['w.email as to', 'w.language', 'w.site_origin as siteOrigin', 'w.state', 'w.tickets'])
      .select(['kept.held_until as heldUntil', 'e.slug', 'd.starts_at as startsAt', 'e.time_zone as timeZone'])
      .select(['place.name as placeName', 'place.address as placeAddress', 'e.translations'])
      .where('w.id', '=', waitingId)
      .where('w.state', '<>', 'left')
      .$narrowType<{ to: NotNull; state: MailedWaiting['state'] }>()
      .executeTakeFirst();
    if (!row) return undefined;
    const { placeName, placeAddress, ...waiting } = row;
    return { ...waiting, place: `${placeName}, ${placeAddress}` };
  },
});
