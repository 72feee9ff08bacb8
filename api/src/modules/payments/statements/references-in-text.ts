/** Parts of a transfer's text that may name an order. */
export interface PossibleReferences {
  /** Possible order numbers, taken literally. */
  numbers: string[];
  /** Possible order numbers or references with one typo. */
  words: string[];
}

const numberLength = 8;

/**
 * Finds references in any case, with or without dashes and spaces: `iv 7kq2-m9xa`, `TRANSF.IV7KQ2M9XA/ANA`. Look-alike
 * characters (O and 0) are not corrected here, because a wrong guess would pay someone else's order.
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
