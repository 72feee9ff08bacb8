/** One page of a list of the back office. */
export interface StaffList<Row> {
  rows: Row[];
  /** Total on all pages, counted up to `maxCounted`. */
  total: number;
}

/** The requested page and order of a list. */
export interface StaffListQuery {
  /** From 1. */
  page: number;
  size: number;
  /** Column; a leading `-` sorts in descending order. */
  sort: string;
}

/** Maximum up to which lists are counted and paginated. */
export const maxCounted = 10_000;
export const pageSizes = [20, 50, 100] as const;
