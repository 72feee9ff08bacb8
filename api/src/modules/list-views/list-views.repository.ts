import type { ListChoice, ListViewChange, ListViewValues, OfficeList } from '@idavuelta/shared/contracts/staff';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ListView as StoredView } from '../../database/schema.ts';

const toColumns = ({ isShared, hidden, ...values }: ListViewChange) => ({
  ...values,
  ...(isShared !== undefined && { is_shared: isShared }),
  ...(hidden && { hidden_columns: hidden }),
});

export function createListViewsRepository(db: Queryable) {
  const views = db
    .selectFrom('list_view as v')
    .innerJoin('staff_user as u', 'u.id', 'v.staff_user_id')
    .select(['v.id', 'v.list', 'v.name', 'v.is_shared as isShared', 'v.query', 'v.hidden_columns as hidden'])
    .select(['v.staff_user_id as makerId', 'u.name as maker']);

  return {
    /** Returns the views of a person, by name, and those that colleagues share. */
    of: (list: OfficeList, staffUserId: number, { withShared }: { withShared: boolean }) =>
      views
        .where('v.list', '=', list)
        .where(({ or, eb }) =>
          or([eb('v.staff_user_id', '=', staffUserId), ...(withShared ? [eb('v.is_shared', '=', true)] : [])]),
        )
        .orderBy('v.name')
        .orderBy('v.id')
        .execute(),

    byId: (id: number) => views.where('v.id', '=', id).executeTakeFirst(),

    /** Counts the views of a person, and the shared ones. */
    count: (list: OfficeList, staffUserId: number) =>
      db
        .selectFrom('list_view')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('staff_user_id', '=', staffUserId).as('own'),
          fn.countAll<number>().filterWhere('is_shared', '=', true).as('shared'),
        ])
        .where('list', '=', list)
        .where(({ or, eb }) => or([eb('staff_user_id', '=', staffUserId), eb('is_shared', '=', true)]))
        .executeTakeFirstOrThrow(),

    /** @returns its id; undefined when the person has one of this name */
    async add({ list, ...values }: ListViewValues, staffUserId: number) {
      const row = { list, staff_user_id: staffUserId, ...toColumns(values) } as Insertable<StoredView>;
      const added = await db
        .insertInto('list_view')
        .values(row)
        .onConflict((conflict) => conflict.columns(['staff_user_id', 'list', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    change: (id: number, change: ListViewChange) =>
      db.updateTable('list_view').set(toColumns(change)).where('id', '=', id).execute(),

    isNameTaken: async (id: number, { list, makerId }: { list: OfficeList; makerId: number }, name: string) =>
      (await db
        .selectFrom('list_view')
        .select('id')
        .where('staff_user_id', '=', makerId)
        .where('list', '=', list)
        .where('name', '=', name)
        .where('id', '<>', id)
        .executeTakeFirst()) !== undefined,

    remove: (id: number) => db.deleteFrom('list_view').where('id', '=', id).execute(),

    choice: (list: OfficeList, staffUserId: number): Promise<ListChoice | undefined> =>
      db
        .selectFrom('list_choice')
        .select(['hidden_columns as hidden', 'is_compact as isCompact'])
        .where('staff_user_id', '=', staffUserId)
        .where('list', '=', list)
        .executeTakeFirst(),

    async choose(list: OfficeList, staffUserId: number, { hidden, isCompact }: ListChoice) {
      const chosen = { hidden_columns: hidden, is_compact: isCompact };
      await db
        .insertInto('list_choice')
        .values({ list, staff_user_id: staffUserId, ...chosen })
        .onConflict((conflict) => conflict.columns(['staff_user_id', 'list']).doUpdateSet(chosen))
        .execute();
    },
  };
}
