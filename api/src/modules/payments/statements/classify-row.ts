/**
 * Kind of a statement row. `maybe-twice`: another row with the same day, amount and payer may be the same transfer,
 * which a person must decide; `twice`: already imported.
 */
export type RowKind = 'exact' | 'in-parts' | 'underpaid' | 'overpaid' | 'typo' | 'unknown' | 'maybe-twice' | 'twice';

/** Kind of a row that names a transfer. */
export type StatedKind = Extract<RowKind, 'exact' | 'in-parts' | 'underpaid' | 'overpaid'>;

/** A transfer and the money received for it, in minor units of its currency. */
export interface Balance {
  /** Amount still expected; zero when the transfer is not meant to pay its order. */
  owed: number;
  /** Sum of all rows that name it, including the current one. */
  received: number;
  /** Amount of the current row. */
  row: number;
}

export function classifyRow({ owed, received, row }: Balance): StatedKind {
  if (received > owed) return 'overpaid';
  if (received < owed) return 'underpaid';
  return row === received ? 'exact' : 'in-parts';
}
