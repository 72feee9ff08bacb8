import { sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import type { Device } from '../sessions/device.ts';

export function createStaffSessionsRepository(db: Queryable) {
  const ofUser = (userId: number) => db.deleteFrom('staff_session').where('staff_user_id', '=', userId);

  return {
    async add(userId: number, { browser, system, seconds }: Device & { seconds: number }) {
      await ofUser(userId).where('expires_at', '<=', now).execute();
      const { id } = await db
        .insertInto('staff_session')
        .values({
          staff_user_id: userId,
          browser,
          system,
          expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Latest first. */
    list: (userId: number) =>
      db
        .selectFrom('staff_session')
        .select(['id', 'browser', 'system', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('staff_user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute(),

    /** @returns whether the person had it */
    end: (userId: number, id: string) => affectsRow(ofUser(userId).where('id', '=', id)),

    endAll: (userId: number, except?: string) =>
      ofUser(userId)
        .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
        .execute(),
  };
}
