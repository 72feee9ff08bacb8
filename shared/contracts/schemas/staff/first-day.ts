import { type Static, Type } from 'typebox';
import { body, countryCode, envelope, oneOf } from '../common.ts';

/** Steps from an empty installation to the first sale, in their order. */
export const firstStepNames = [
  'province',
  'payment',
  'event',
  'departures',
  'publish',
  'legal',
  'tax-company',
  'colleagues',
  'sale',
] as const;

export const firstDaySchema = Type.Object(
  {
    steps: Type.Array(Type.Object({ name: oneOf(firstStepNames), isDone: Type.Boolean() })),
    event: Type.Optional(Type.String({ description: 'Slug of the first own event, which the steps are about' })),
    sample: Type.Optional(Type.String({ description: 'Slug of the sample event, while there is sample data' })),
  },
  { title: 'FirstDay', description: 'For who changes events, until the first sale, and while there is sample data' },
);
export const sampleDataSchema = body({ country: countryCode });
export const madeSampleResponse = envelope(
  Type.Object({ event: Type.String({ description: 'Slug of the sample event' }) }),
  'What was made',
);
export const discardedSampleResponse = envelope(
  Type.Object({
    deleted: Type.Integer(),
    kept: Type.Integer({ description: 'Things in use, such as an event with orders: it is no longer sold' }),
  }),
  'How much was deleted',
);

export type FirstDay = Static<typeof firstDaySchema>;
export type FirstStepName = FirstDay['steps'][number]['name'];
export type DiscardedSample = { deleted: number; kept: number };
