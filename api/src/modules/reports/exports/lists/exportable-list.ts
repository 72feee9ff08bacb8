import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import { invalidFields } from '../../../../errors.ts';
import type { TableColumn } from '../../../../http/table-file.ts';

/** What the maker of a file may see. */
export interface ExportAccess {
  contacts: boolean;
}

export interface ExportedPage<Row> {
  rows: Row[];
  /** Where the next page begins; absent after the last. */
  next?: string | undefined;
}

interface WantedPage {
  size: number;
  next?: string | undefined;
}

/** Reads a list and says how its rows are written. */
export interface ListDefinition<Row, Query> {
  /** Rows that match, up to `maxCounted`. */
  count: (query: Query, access: ExportAccess) => Promise<number>;
  read: (query: Query, access: ExportAccess, page: WantedPage) => Promise<ExportedPage<Row>>;
  /** The columns of the file for each column of the page. */
  columns: Record<string, TableColumn<Row>[]>;
}

/** Writes rows to a part of a file. */
type WriteRows = <Row>(columns: TableColumn<Row>[], rows: Row[]) => Buffer;

/** A list whose rows can be written to a file, page by page. */
export type ExportableList = ReturnType<typeof exportable>;

/** @param query of the list's own route: files obey the same filters */
export function exportable<Row, Query extends TObject>(
  permission: StaffPermission,
  query: Query,
  { count, read, columns }: ListDefinition<Row, Static<Query>>,
) {
  /** @throws VALIDATION_FAILED (`query`) for what the list's own call refuses */
  function parsed(typed: Record<string, string>): Static<Query> {
    const value = Value.Default(query, Value.Convert(query, Value.Clean(query, { ...typed })));
    if (!Value.Check(query, value)) throw invalidFields({ field: 'query', reason: 'unknown' });
    return value;
  }

  return {
    permission,
    /** @throws VALIDATION_FAILED (`query`) */
    count: async (typed: Record<string, string>, access: ExportAccess) => count(parsed(typed), access),
    /** Writes the columns with these names of one page. @throws VALIDATION_FAILED (`query`) */
    async write(
      typed: Record<string, string>,
      { access, page, names, write }: { access: ExportAccess; page: WantedPage; names: string[]; write: WriteRows },
    ) {
      const { rows, next } = await read(parsed(typed), access, page);
      const chosen = names.flatMap((name) => columns[name] ?? []);
      return { content: write(chosen, rows), count: rows.length, next };
    },
  };
}
