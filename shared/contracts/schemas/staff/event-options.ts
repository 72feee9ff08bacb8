import { type Static, Type } from 'typebox';
import { envelope, id, translatedName } from '../common.ts';
import { moment, textLine } from '../text.ts';

export const eventOptionsQuery = Type.Object({
  text: Type.Optional(textLine(100, { description: 'Part of the name, or the slug' })),
  ids: Type.Optional(
    Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,49}$', description: 'Only events with these ids' }),
  ),
});
export const eventOptionSchema = Type.Object(
  {
    id,
    slug: Type.String(),
    translations: translatedName,
    startsAt: moment('Start of the event'),
    timeZone: Type.String(),
    city: Type.Optional(Type.String({ description: 'City of the venue; its name where the city is unknown' })),
    variants: Type.Array(
      Type.Object({
        id,
        translations: translatedName,
        category: translatedName,
        province: Type.String({ description: 'Province of the pick-ups' }),
      }),
    ),
  },
  { title: 'EventOption' },
);
export const eventOptionsResponse = envelope(Type.Array(eventOptionSchema), 'Next event first');

export type EventOption = Static<typeof eventOptionSchema>;
