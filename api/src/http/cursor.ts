import type { ListPage } from '@idavuelta/shared/contracts';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { invalidFields } from '../errors.ts';

/** What part of a list a caller wants. */
export interface PageQuery {
  limit: number;
  /** `next` of the page before; absent for the first page. */
  cursor?: string;
}

interface Row<T, Keys> {
  item: T;
  /** What the list is sorted by, the last of them unique. */
  keys: Keys;
}

/** A moment among the keys, to the microsecond as the database has it. */
export const momentKey = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z$' });

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** True for a text of digits that names a day no calendar has. */
const isImpossible = (key: unknown) => Value.Check(momentKey, key) && Number.isNaN(Date.parse(key));

/**
 * Reads and writes the cursors of a list: its name and the keys of the last row of a page. Rows that are added or
 * removed meanwhile move no other row to another page.
 */
export function createCursor<T extends TSchema>(list: string, keysSchema: T) {
  const write = (keys: Static<T>) => Buffer.from(JSON.stringify([list, keys])).toString('base64url');

  return {
    /** @throws VALIDATION_FAILED (`cursor`) for one that this list has not given */
    read(cursor: string | undefined): Static<T> | undefined {
      if (cursor === undefined) return undefined;
      const [name, keys] = parsed(cursor);
      if (name !== list || !Array.isArray(keys) || !Value.Check(keysSchema, keys) || keys.some(isImpossible))
        throw invalidFields({ field: 'cursor', reason: 'unknown' });
      return keys as Static<T>;
    },

    /** @param rows of the page and one more, if there is one */
    page: <Item>(rows: Row<Item, Static<T>>[], limit: number): ListPage<Item> => {
      const last = rows[limit - 1];
      return {
        items: rows.slice(0, limit).map(({ item }) => item),
        ...(rows.length > limit && last && { next: write(last.keys) }),
      };
    },
  };
}
