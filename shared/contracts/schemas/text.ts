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

/** Part of the schema of what people type: the API normalises it by its kind before anything else looks at it. */
export const typed = (kind: TextKind) => ({ 'x-text': kind });

/**
 * Neither a zero byte nor half a surrogate pair: PostgreSQL stores neither. The lookahead asks for a character
 * other than a blank.
 */
const storable = '[^\\u0000\\p{Cs}]*';
const notBlank = `^(?=[\\s\\S]*\\S)${storable}$`;

/** A text in a request that may be empty. */
export const anyText = (options: TextOptions, kind: TextKind = 'line') =>
  Type.String({ ...typed(kind), pattern: `^${storable}$`, ...options });

/** A text in a request with more than blanks in it. */
export const textLine = (maxLength = 200, options: Partial<TextOptions> = {}, kind: TextKind = 'line') =>
  Type.String({ ...typed(kind), pattern: notBlank, minLength: 1, maxLength, ...options });

/** A text of several lines. */
export const textLines = (maxLength: number, options: Partial<TextOptions> = {}) =>
  textLine(maxLength, options, 'lines');

export const email = Type.String({
  ...typed('email'),
  format: 'email',
  maxLength: emailLength,
  examples: ['rosa@example.org'],
});

export const password = Type.String({ ...typed('password'), format: 'password', minLength: 5, maxLength: 200 });

/** A day in a request; the year 0000 exists in ISO 8601 but not in the database. */
export const day = (description: string) =>
  Type.String({ format: 'date', pattern: '^(?!0000)', description, examples: ['2027-03-06'] });

export const typedTimePattern =
  '^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d([+-](0\\d|1[0-4]):[0-5]\\d)?$';

/** A time in a request, as clocks in the zone of its place show it, with its offset from UTC where they show it twice. */
export const typedTime = (description: string) =>
  Type.String({
    pattern: typedTimePattern,
    description: `${description}; by clocks there, with its offset where they show it twice`,
    examples: ['2027-03-06T20:00', '2027-04-03T23:30-03:00'],
  });

/** A moment in a response. */
export const moment = (description: string) =>
  Type.String({ format: 'date-time', description: `${description}; ISO 8601 UTC`, examples: ['2027-03-07T01:00:00Z'] });

/** A day in a response. */
export const dayInZone = (description: string) =>
  Type.String({
    format: 'date',
    description: `${description}; in the event's time zone`,
    examples: ['2027-03-06'],
  });
