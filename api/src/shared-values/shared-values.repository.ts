import { sql } from 'kysely';
import { isThere } from '../database/affected-rows.ts';
import { ago, type Database, now, type Queryable } from '../database/database.ts';

interface Stored<T> {
  version: number;
  value: T;
}

/** Where a value is. */
export interface Place {
  /** In Valkey: what is here is a copy. */
  elsewhere: boolean;
  /** 0 without a copy. */
  version: number;
}

export interface StoredKind<T> {
  initial: T;
  /** Makes a copy that may be a second old safe to continue from. @param now milliseconds since 1970 */
  continueFrom?: (copy: T, now: number) => T;
}

export type SharedValuesRepository = ReturnType<typeof createSharedValuesRepository>;

/** Values in PostgreSQL, and there also the copies of those in Valkey. */
export function createSharedValuesRepository(db: Database) {
  const add = (tx: Queryable, key: string, row: { value: unknown; elsewhere: boolean }) =>
    tx
      .insertInto('shared_value')
      .values({ key, version: 0, value: JSON.stringify(row.value), elsewhere: row.elsewhere })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();

  const lock = (tx: Queryable, key: string) =>
    tx.selectFrom('shared_value').select(['version', 'value', 'elsewhere']).where('key', '=', key).forUpdate();

  const store = (tx: Queryable, key: string, { version, value }: Stored<unknown>) =>
    tx
      .updateTable('shared_value')
      .set({ version, value: JSON.stringify(value), elsewhere: false, changed_at: now })
      .where('key', '=', key)
      .execute();

  async function addAndLock(tx: Queryable, key: string, initial: unknown) {
    await add(tx, key, { value: initial, elsewhere: false });
    return lock(tx, key).executeTakeFirstOrThrow();
  }

  return {
    /** Finds a value, and adds it if it is not there. */
    async find(key: string, { initial, elsewhere }: { initial: unknown; elsewhere: boolean }): Promise<Place> {
      const row = db.selectFrom('shared_value').select(['elsewhere', 'version']).where('key', '=', key);
      const found = await row.executeTakeFirst();
      if (found) return found;
      await add(db, key, { value: initial, elsewhere });
      return row.executeTakeFirstOrThrow();
    },

    /** Stores a copy of a value in Valkey, unless a newer one is here. @returns false when the value was moved here */
    async copy(key: string, { version, value }: Stored<unknown>): Promise<boolean> {
      const copies = db.updateTable('shared_value').where('key', '=', key).where('elsewhere', '=', true);
      const isNewer = sql<boolean>`version < ${version}`;
      return isThere(
        copies
          .set({
            value: sql`CASE WHEN ${isNewer} THEN ${JSON.stringify(value)} ELSE value END`,
            version: sql`greatest(version, ${version})`,
            changed_at: now,
          })
          .returning('key'),
      );
    },

    /** Tells whether a copy of a value in Valkey was ever stored. */
    hasCopy: (key: string) =>
      isThere(db.selectFrom('shared_value').select('key').where('key', '=', key).where('version', '>', 0)),

    /** Changes a value, which from then on is here. */
    change: <T, R>(
      key: string,
      { initial, continueFrom = (copy) => copy }: StoredKind<T>,
      change: (value: T) => { value: T; result: R },
    ): Promise<R> =>
      db.transaction().execute(async (tx) => {
        const stored = (await lock(tx, key).executeTakeFirst()) ?? (await addAndLock(tx, key, initial));
        const copy = JSON.parse(stored.value) as T;
        const before = stored.elsewhere ? continueFrom(copy, Date.now()) : copy;
        const { value, result } = change(before);
        if (value !== copy) await store(tx, key, { version: stored.version + 1, value });
        return result;
      }),

    async placeOf(key: string): Promise<'postgresql' | 'valkey' | undefined> {
      const row = await db.selectFrom('shared_value').select('elsewhere').where('key', '=', key).executeTakeFirst();
      return row && (row.elsewhere ? 'valkey' : 'postgresql');
    },

    deleteOld: () => db.deleteFrom('shared_value').where('changed_at', '<', ago('30 days')).execute(),
  };
}
