import type { CountryCode } from '@idavuelta/shared/contracts';
import { ago, now, type Queryable } from '../database/database.ts';

export const createApiTokenAuthenticationRepository = (db: Queryable) => ({
  /** Returns a token that is valid now, with the person who made it. */
  byHash: (hash: string) =>
    db
      .selectFrom('api_token as t')
      .innerJoin('staff_user as u', 'u.id', 't.staff_user_id')
      .select(['t.id', 't.kind', 't.name', 't.permissions', 'u.id as userId', 'u.email', 'u.role'])
      .select(['u.partner_id as partnerId', 'u.scope_events as eventIds'])
      .select(({ eb, ref }) => [
        ref('u.scope_countries').$castTo<CountryCode[] | null>().as('countries'),
        eb('t.last_used_at', '>', ago('1 minute')).as('usedLately'),
      ])
      .where('t.hash', '=', hash)
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', now)
      .where('u.blocked_at', 'is', null)
      .executeTakeFirst(),

  used: (id: string) => db.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute(),
});
