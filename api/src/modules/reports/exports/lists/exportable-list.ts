import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import type { TObject } from 'typebox';
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

/** A list whose rows can be written to a file, page by page. */
export interface ExportableList<Row, Query> {
  permission: StaffPermission;
  /** The query of the list's own route: files obey the same filters. */
  query: TObject;
  /** Rows that match, up to `maxCounted`. */
  count: (query: Query, access: ExportAccess) => Promise<number>;
  read: (
    query: Query,
    access: ExportAccess,
    page: { size: number; next?: string | undefined },
  ) => Promise<ExportedPage<Row>>;
  /** The columns of the file for each column of the page. */
  columns: Record<string, TableColumn<Row>[]>;
}
