import { createHash } from 'node:crypto';
import { folded } from '@idavuelta/shared/contracts/text';
import type { StatementRow } from './read-statement.ts';

export interface KeyedRow extends StatementRow {
  /** Identifies the row across statements. */
  key: string;
  /** Key as stored by earlier versions, which distinguished accents and spaces. */
  literalKey: string;
}

/** Banks fill the column with dashes or zeros when a row has no number. */
const isNumber = (bankId: string) => /[1-9A-Z]/i.test(bankId);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Removes case, accents and spaces, in which two exports of a bank may differ. */
export const normalizedText = (text: string): string => folded(text).replace(/\s+/g, '');

/** Creates the function that assigns keys to rows. @param form normalizes the bank's texts */
function keysOf(form: (text: string) => string) {
  const seen = new Map<string, number>();
  return ({ bookedOn, amount, text, payer, bankId }: StatementRow): string => {
    const facts = [bookedOn, amount.minor, amount.currency];
    if (isNumber(bankId)) return hashOf([...facts, form(bankId)]);
    const content = hashOf([...facts, form(text), form(payer)]);
    const ordinal = (seen.get(content) ?? 0) + 1;
    seen.set(content, ordinal);
    return hashOf([content, ordinal]);
  };
}

/**
 * Assigns each row a key that is stable across statements: the bank's id or, without one, a hash of its fields and its
 * position among equal rows. Day and amount are part of the key because banks reuse ids.
 */
export function withKeys(rows: StatementRow[]): KeyedRow[] {
  const keyOf = keysOf(normalizedText);
  const literalKeyOf = keysOf((text) => text);
  return rows.map((row) => ({ ...row, key: keyOf(row), literalKey: literalKeyOf(row) }));
}
