import type { OpenedThing } from '@idavuelta/shared/contracts/staff';
import { now, type Queryable } from '../../database/database.ts';

/** How many things of a person are remembered. */
const maxOpened = 12;

export const createOpenedThingsRepository = (db: Queryable) => ({
  /** Latest first. */
  list: (staffId: number): Promise<OpenedThing[]> =>
    db
      .selectFrom('opened_thing')
      .select(['kind', 'thing'])
      .where('staff_user_id', '=', staffId)
      .orderBy('opened_at', 'desc')
      .limit(maxOpened)
      .execute(),

  /** Puts a thing at the head of the list, and deletes what exceeds its length. */
  async add(staffId: number, opened: OpenedThing) {
    await db
      .insertInto('opened_thing')
      .values({ staff_user_id: staffId, ...opened })
      .onConflict((conflict) => conflict.columns(['staff_user_id', 'kind', 'thing']).doUpdateSet({ opened_at: now }))
      .execute();
    await db
      .deleteFrom('opened_thing')
      .where('staff_user_id', '=', staffId)
      .where('opened_at', '<', (eb) =>
        eb
          .selectFrom('opened_thing')
          .select('opened_at')
          .where('staff_user_id', '=', staffId)
          .orderBy('opened_at', 'desc')
          .offset(maxOpened - 1)
          .limit(1),
      )
      .execute();
  },
});
