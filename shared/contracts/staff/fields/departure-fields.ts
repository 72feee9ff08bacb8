import type { Fields } from './field-bounds.ts';

/** Capacity of a pool: seats, or whole vans. */
export const capacityFields = {
  capacity: { kind: 'number', min: 0, max: 100_000 },
} as const satisfies Fields;

/** Weekly departures. */
export const departureRuleFields = {
  weekdays: { kind: 'own' },
  time: { kind: 'time' },
  from: { kind: 'day' },
  to: { kind: 'day' },
} as const satisfies Fields;

export const moveFields = {
  to: { kind: 'moment' },
} as const satisfies Fields;

/** A message to travellers, in each language. */
export const messageFields = {
  subject: { kind: 'line', max: 150 },
  body: { kind: 'text', max: 5000 },
} as const satisfies Fields;

/** Why a departure or event does not take place. */
export const callOffFields = {
  reason: { kind: 'line', max: 300 },
} as const satisfies Fields;
