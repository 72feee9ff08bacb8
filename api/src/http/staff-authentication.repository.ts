import type { CountryCode } from '@idavuelta/shared/contracts';
import { isThere } from '../database/affected-rows.ts';
import { ago, now, type Queryable } from '../database/database.ts';
import { eventInScope } from './staff-scope.repository.ts';
import type { StaffScope } from './staff-scope.ts';

export const createStaffAuthenticationRepository = (db: Queryable) => ({
  /** Returns the owner of a session; undefined when it has ended or the person is blocked. */
  userOf: (userId: number, sessionId: string) =>
    db
      .selectFrom('staff_session as s')
      .innerJoin('staff_user as u', 'u.id', 's.staff_user_id')
      .select(['u.partner_id as partnerId', 'u.scope_events as eventIds'])
      .select(({ ref }) => ref('u.scope_countries').$castTo<CountryCode[] | null>().as('countries'))
      .select(({ eb }) => ['u.email', 'u.role', eb('s.last_seen_at', '>', ago('1 hour')).as('seenLately')])
      .where('s.id', '=', sessionId)
      .where('u.id', '=', userId)
      .where('s.expires_at', '>', now)
      .where('u.blocked_at', 'is', null)
      .executeTakeFirst(),

  isDepartureInScope: (departureId: number, scope: StaffScope) =>
    isThere(
      db
        .selectFrom('departure as d')
        .innerJoin('event as e', 'e.id', 'd.event_id')
        .select('d.id')
        .where('d.id', '=', departureId)
        .where(eventInScope(scope)),
    ),

  /** Records that a session is in use. */
  seen: (sessionId: string) =>
    db.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', sessionId).execute(),
});
