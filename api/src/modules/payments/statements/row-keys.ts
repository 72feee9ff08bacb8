import { createHash } from 'node:crypto';
import { folded } from '@idavuelta/shared/contracts/text';
import type { StatementRow } from './read-statement.ts';

export interface KeyedRow extends StatementRow {
  /** The same in every statement that has the row. */
  key: string;
  /** The key that earlier versions stored, for which an accent or a blank was another row. */
  literalKey: string;
}

/** Banks fill the column with dashes or zeros where a row has no number. */
const isNumber = (bankId: string) => /[1-9A-Z]/i.test(bankId);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Without case, accents and blanks, in which two exports of one bank differ. */
export const withoutForm = (text: string): string => folded(text).replace(/\s+/g, '');

/** Makes the function that gives each row its key. @param form of what the bank says */
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
 * Gives each row a key that is the same in another statement: the bank's own id or, without one, a hash of its fields and
 * its number among equal rows. Banks reuse ids, so day and amount are part of the key.
 */
export function withKeys(rows: StatementRow[]): KeyedRow[] {
  const keyOf = keysOf(withoutForm);
  const literalKeyOf = keysOf((text) => text);
  return rows.map((row) => ({ ...row, key: keyOf(row), literalKey: literalKeyOf(row) }));
}
