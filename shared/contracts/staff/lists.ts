/** One page of a list of the back office. */
export interface StaffList<Row> {
  rows: Row[];
  /** How many there are on all pages. Not more than `mostCounted` are counted. */
  total: number;
}

/** Which page of a list is wanted, and in which order. */
export interface StaffListQuery {
  /** From 1. */
  page: number;
  size: number;
  /** A column; with `-` in front the largest first. */
  sort: string;
}

/** As far as lists are counted, and as far as their pages go. */
export const mostCounted = 10_000;
export const pageSizes = [20, 50, 100] as const;
