import { createHash } from 'node:crypto';
import type { StatementRow } from './read-statement.ts';

export interface KeyedRow extends StatementRow {
  /** The same in every statement that has the row. */
  key: string;
}

/** Banks fill the column with dashes or zeros where a row has no number. */
const isNumber = (bankId: string) => /[1-9A-Z]/i.test(bankId);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Gives each row a key that is the same in another statement: the bank's own id or, without one, a hash of its fields and
 * its number among equal rows. Banks reuse ids, so day and amount are part of the key.
 */
export function withKeys(rows: StatementRow[]): KeyedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { bookedOn, amount, text, payer, bankId } = row;
    const facts = [bookedOn, amount.minor, amount.currency];
    if (isNumber(bankId)) return { ...row, key: hashOf([...facts, bankId]) };
    const content = hashOf([...facts, text, payer]);
    const ordinal = (seen.get(content) ?? 0) + 1;
    seen.set(content, ordinal);
    return { ...row, key: hashOf([content, ordinal]) };
  });
}
