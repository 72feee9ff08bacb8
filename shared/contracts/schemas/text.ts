import { Type } from 'typebox';
import { emailLength } from '../rules/email.ts';
import type { TextKind } from '../text/index.ts';

interface TextOptions {
  maxLength: number;
  minLength?: number;
  title?: string;
  description?: string;
  examples?: string[];
}

/** Schema part for typed text: the API normalizes it by its kind before anything reads it. */
export const typed = (kind: TextKind) => ({ 'x-text': kind });

/**
 * Excludes zero bytes and lone surrogates, which PostgreSQL cannot store. The lookahead requires a non-blank character.
 */
const storable = '[^\\u0000\\p{Cs}]*';
const notBlank = `^(?=[\\s\\S]*\\S)${storable}$`;

/** Text in a request; may be empty. */
export const anyText = (options: TextOptions, kind: TextKind = 'line') =>
  Type.String({ ...typed(kind), pattern: `^${storable}$`, ...options });

/** Text in a request; not blank. */
export const textLine = (maxLength = 200, options: Partial<TextOptions> = {}, kind: TextKind = 'line') =>
  Type.String({ ...typed(kind), pattern: notBlank, minLength: 1, maxLength, ...options });

/** Multi-line text. */
export const textLines = (maxLength: number, options: Partial<TextOptions> = {}) =>
  textLine(maxLength, options, 'lines');

export const email = Type.String({
  ...typed('email'),
  format: 'email',
  maxLength: emailLength,
  examples: ['rosa@example.org'],
});

export const password = Type.String({ ...typed('password'), format: 'password', minLength: 5, maxLength: 200 });

/** A day in a request; ISO 8601 has the year 0000, but the database does not. */
export const day = (description: string) =>
  Type.String({ format: 'date', pattern: '^(?!0000)', description, examples: ['2027-03-06'] });

export const typedTimePattern =
  '^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d([+-](0\\d|1[0-4]):[0-5]\\d)?$';

/** A time in a request, local to its place, with the UTC offset where clocks show it twice. */
export const typedTime = (description: string) =>
  Type.String({
    pattern: typedTimePattern,
    description: `${description}; local time, with the UTC offset if clocks show it twice`,
    examples: ['2027-03-06T20:00', '2027-04-03T23:30-03:00'],
  });

/** A timestamp in a response. */
export const moment = (description: string) =>
  Type.String({ format: 'date-time', description: `${description}; ISO 8601 UTC`, examples: ['2027-03-07T01:00:00Z'] });

/** A day in a response. */
export const dayInZone = (description: string) =>
  Type.String({
    format: 'date',
    description: `${description}; in the event's time zone`,
    examples: ['2027-03-06'],
  });
