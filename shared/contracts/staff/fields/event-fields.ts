import { capacityFields } from './departure-fields.ts';
import type { Fields } from './field-bounds.ts';

/** Saving a form runs the import's rules, which read these limits too. */
export const eventFields = {
  slug: { kind: 'line', max: 80 },
  type: { kind: 'own' },
  genre: { kind: 'own', optional: true },
  artist: { kind: 'line', max: 120, optional: true },
  hours: { kind: 'number', min: 0.25, max: 72, decimals: 2 },
  firstDay: { kind: 'moment' },
  lastDay: { kind: 'day' },
  message: { kind: 'text', max: 500, optional: true },
  pickUpMinutes: { kind: 'number', min: 0, max: 1440 },
  salesCloseMinutes: { kind: 'number', min: 0, max: 10_080 },
  longestRideMinutes: { kind: 'number', min: 15, max: 300 },
  longestWalkMinutes: { kind: 'number', min: 0, max: 30 },
  saleOpensAt: { kind: 'moment', optional: true },
  saleEndsAt: { kind: 'moment', optional: true },
  maxPerAccount: { kind: 'number', min: 1, max: 1000, optional: true },
  maxPerAddress: { kind: 'number', min: 1, max: 1000, optional: true },
  maxPerCard: { kind: 'number', min: 1, max: 1000, optional: true },
  maxPerNetwork: { kind: 'number', min: 1, max: 1000, optional: true },
} as const satisfies Fields;

/** Maximum length of name and description in each language, for the event and what it sells. */
export const eventTexts = { name: 120, description: 2000 } as const;
export const ticketTexts = { name: 120, description: 500 } as const;

export const stopFields = {
  time: { kind: 'time' },
  address: { kind: 'line', max: 200 },
} as const satisfies Fields;

export const placeFields = {
  name: { kind: 'line', max: 200 },
  address: { kind: 'line', max: 200 },
  city: { kind: 'line', max: 80, optional: true },
  county: { kind: 'line', max: 80, optional: true },
} as const satisfies Fields;

export const variantFields = {
  provinceId: { kind: 'own' },
  passengers: { kind: 'number', min: 1, max: 60 },
  addresses: { kind: 'number', min: 1, max: 10 },
  units: { kind: 'number', min: 1, max: 60 },
  pool: { kind: 'own', optional: true },
  ...capacityFields,
} as const satisfies Fields;

export const meetingPointFields = {
  address: { kind: 'line', max: 200, optional: true },
  countyIds: { kind: 'own' },
  minutes: { kind: 'number', min: 0, max: 1440 },
} as const satisfies Fields;

/** Of the form that duplicates an event: its weeks are at most three years. */
export const copyFields = {
  name: { kind: 'line', max: eventTexts.name },
  weeks: { kind: 'number', min: 1, max: 156 },
} as const satisfies Fields;
