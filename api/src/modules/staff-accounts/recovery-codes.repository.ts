import { affectsRow } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';

export const createRecoveryCodesRepository = (db: Queryable) => ({
  /** Replaces all earlier codes. */
  async replace(userId: number, hashes: string[]) {
    await db.deleteFrom('staff_recovery_code').where('staff_user_id', '=', userId).execute();
    await db
      .insertInto('staff_recovery_code')
      .values(hashes.map((code_hash) => ({ staff_user_id: userId, code_hash })))
      .execute();
  },

  /** Uses up a recovery code. @returns whether it was valid */
  use: (userId: number, hash: string) =>
    affectsRow(db.deleteFrom('staff_recovery_code').where('staff_user_id', '=', userId).where('code_hash', '=', hash)),

  deleteAll: (userId: number) => db.deleteFrom('staff_recovery_code').where('staff_user_id', '=', userId).execute(),

  async count(userId: number) {
    const row = await db
      .selectFrom('staff_recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('staff_user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.count;
  },
});
