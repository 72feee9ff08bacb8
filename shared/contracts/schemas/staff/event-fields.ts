import { Type } from 'typebox';

export const slug = Type.String({ minLength: 1, maxLength: 100, examples: ['noche-de-valses'] });
export const wallTime = Type.String({
  pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'Local time of the event',
  examples: ['2027-03-06T20:00'],
});
