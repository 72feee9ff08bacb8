import type { ListPage } from '@idavuelta/shared/contracts';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { invalidFields } from '../errors.ts';

/** The requested part of a list. */
export interface PageQuery {
  limit: number;
  /** `next` of the previous page; absent for the first page. */
  cursor?: string;
}

interface Row<T, Keys> {
  item: T;
  /** Sort keys, the last of them unique. */
  keys: Keys;
}

/** A time among the keys, with microseconds as in the database. */
export const momentKey = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z$' });

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Tells whether a well-formed time has an invalid date. */
const isImpossible = (key: unknown) => Value.Check(momentKey, key) && Number.isNaN(Date.parse(key));

/**
 * Reads and writes a list's cursors, which contain its name and the keys of a page's last row. Rows added or removed
 * meanwhile do not shift others between pages.
 */
export function createCursor<T extends TSchema>(list: string, keysSchema: T) {
  const write = (keys: Static<T>) => Buffer.from(JSON.stringify([list, keys])).toString('base64url');

  return {
    /** @throws VALIDATION_FAILED (`cursor`) for a cursor of another list */
    read(cursor: string | undefined): Static<T> | undefined {
      if (cursor === undefined) return undefined;
      const [name, keys] = parsed(cursor);
      if (name !== list || !Array.isArray(keys) || !Value.Check(keysSchema, keys) || keys.some(isImpossible))
        throw invalidFields({ field: 'cursor', reason: 'unknown' });
      return keys as Static<T>;
    },

    /** @param rows of the page, plus one more if there is a next page */
    page: <Item>(rows: Row<Item, Static<T>>[], limit: number): ListPage<Item> => {
      const last = rows[limit - 1];
      return {
        items: rows.slice(0, limit).map(({ item }) => item),
        ...(rows.length > limit && last && { next: write(last.keys) }),
      };
    },
  };
}
