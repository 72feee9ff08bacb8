import type { ReactNode } from 'react';

/** Something that is done to each of several rows, by the route that does it to one. Never moves money. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  /** What it does, said before it is done. */
  lead: string;
  /** Rows for which it makes sense; others are left out. */
  isFor?: (row: Row) => boolean;
  /** Label of the reason that it needs; absent where it needs none. */
  reason?: string;
  danger?: boolean;
  run: (row: Row, reason: string) => Promise<{ error?: unknown }>;
}

export interface BulkRow<Row> {
  row: Row;
  name: string;
  state: 'waiting' | 'done' | 'failed' | 'stopped';
  error?: unknown;
}

/** A list whose rows can be chosen. */
export interface Selection<Row> {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  actions: BulkAction<Row>[];
  /** What is done with the chosen rows as a whole. */
  extra?: (rows: Row[]) => ReactNode;
  /** Where "all that match" are read: the list's own call. */
  all: { url: string; params: Record<string, string | number | undefined>; by: 'page' | 'cursor' };
}

/** How many rows one action changes at most. */
export const maxBulkRows = 1000;
