import { invalid } from '../invalid.ts';

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
