/**
 * What a row of a statement is. `maybe-twice`: another row of its day, amount and payer may be the same transfer, which a
 * person has to say; `twice`: it was imported before.
 */
export type RowKind = 'exact' | 'in-parts' | 'underpaid' | 'overpaid' | 'typo' | 'unknown' | 'maybe-twice' | 'twice';

/** What a row is that names a transfer. */
export type StatedKind = Extract<RowKind, 'exact' | 'in-parts' | 'underpaid' | 'overpaid'>;

/** A transfer and what came for it, in minor units of its currency. */
export interface Balance {
  /** What is to come; nothing when its order is not to be paid by it. */
  owed: number;
  /** All rows that name it, the judged one too. */
  received: number;
  /** The judged row alone. */
  row: number;
}

export function judge({ owed, received, row }: Balance): StatedKind {
  if (received > owed) return 'overpaid';
  if (received < owed) return 'underpaid';
  return row === received ? 'exact' : 'in-parts';
}
