/** What in the text of a transfer may name an order. */
export interface PossibleReferences {
  /** May be numbers of orders as they stand. */
  numbers: string[];
  /** May be numbers, or references, with one mistake. */
  words: string[];
}

const numberLength = 8;

/**
 * Finds references in any case, with or without dashes and blanks: `iv 7kq2-m9xa`, `TRANSF.IV7KQ2M9XA/ANA`. Letters
 * that look alike are not exchanged: money follows the written reference.
 */
export function referencesIn(text: string): PossibleReferences {
  const upper = text.toUpperCase();
  const words = upper.split(/[^0-9A-Z]+/).filter(Boolean);
  const together = words.join('');
  const behindPrefix = [...together.matchAll(/IV(?=([0-9A-Z]{8}))/g)].map(([, number = '']) => number);
  const numbers = [...words.filter(({ length }) => length === numberLength), ...behindPrefix];
  const nearly = words.filter(({ length }) => length >= numberLength - 1 && length <= numberLength + 3);
  return { numbers: [...new Set(numbers)], words: [...new Set([...nearly, ...behindPrefix])] };
}
