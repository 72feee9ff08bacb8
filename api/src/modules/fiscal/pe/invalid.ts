/** An error of data that SUNAT would refuse. @param field path in the document: `lines[0].quantity` */
export const invalid = (field: string, problem: string) => new RangeError(`${field}: ${problem}`);

/**
 * Returns a text as SUNAT takes it: one line, without control characters and what XML does not allow.
 * @throws RangeError when it is empty or too long
 */
export function lineOfText(field: string, text: string | undefined, maxLength: number): string {
  const line = (text ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();
  if (!line) throw invalid(field, 'is missing');
  if ([...line].length > maxLength) throw invalid(field, `has more than ${maxLength} characters`);
  return line;
}
