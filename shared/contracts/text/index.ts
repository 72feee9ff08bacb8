import { cleanEmail, cleanLine, cleanLines, cleanPassword, cleanPhone } from './clean-text.ts';

export { countyName } from './county-name.ts';
export { escapeMarkup, escapeRegExp, jsonInScript } from './escape.ts';
export { folded } from './folded.ts';
export { type NumberLimits, type NumberProblem, type NumberReading, readNumber } from './read-number.ts';
export { cleanEmail, cleanLine, cleanLines, cleanPassword, cleanPhone };

/** Cleaners of typed text, applied before it is validated, compared and stored. */
const cleaners = {
  line: cleanLine,
  lines: cleanLines,
  email: cleanEmail,
  phone: cleanPhone,
  password: cleanPassword,
};

export type TextKind = keyof typeof cleaners;

export const textKinds = Object.keys(cleaners) as TextKind[];

export const cleanText = (kind: TextKind, text: string): string => cleaners[kind](text);

/** Tells whether the text has control characters; line breaks and tabs are allowed in multi-line text. */
export const hasControlCharacters = (kind: TextKind, text: string) =>
  (kind === 'lines' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u).test(text);
