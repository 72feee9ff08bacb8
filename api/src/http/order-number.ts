/** Characters that no number has, and those that they are mistaken for. */
const lookAlikes: Record<string, string> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' };

/**
 * The number of an order as somebody has written or heard it: in either case, with dashes or blanks, with `IV-` and the
 * number of the attempt as on a transfer, with letters that look alike.
 * @returns undefined for what cannot be one
 */
export function parseOrderNumber(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]+/g, '');
  const [, number] = /^(?:IV)?([0-9A-Z]{8})$/.exec(letters) ?? /^IV([0-9A-Z]{8})\d{1,2}$/.exec(letters) ?? [];
  return number?.replace(/[0O1I]/g, (letter) => lookAlikes[letter] ?? letter);
}
