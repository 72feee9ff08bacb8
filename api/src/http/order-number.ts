/** Characters that never occur in order numbers, and those they are confused with. */
const lookAlikes: Record<string, string> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' };

const lettersOf = (text: string) => text.toUpperCase().replace(/[\s-]+/g, '');
const withoutLookAlikes = (number: string) => number.replace(/[0O1I]/g, (letter) => lookAlikes[letter] ?? letter);

/**
 * Parses an order number as written or heard by a person: in any case, with dashes or spaces, with `IV-` and the
 * attempt number as on a transfer, and with look-alike characters.
 * @returns undefined for anything else
 */
export function parseOrderNumber(text: string): string | undefined {
  const letters = lettersOf(text);
  const [, number] = /^(?:IV)?([0-9A-Z]{8})$/.exec(letters) ?? /^IV([0-9A-Z]{8})\d{1,2}$/.exec(letters) ?? [];
  return number && withoutLookAlikes(number);
}

/** Normalizes a text like an order number, of any length: it may be a number with a typo. */
export const cleanOrderNumber = (text: string) => withoutLookAlikes(lettersOf(text).replace(/^IV(?=.{7})/, ''));
