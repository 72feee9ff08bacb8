import type { Fields } from './field-bounds.ts';

/** Queue in front of a sale. */
export const waitingRoomFields = {
  eventId: { kind: 'own' },
  departureId: { kind: 'own', optional: true },
  /** Most people who may order at the same time. */
  maxAdmitted: { kind: 'number', min: 1, max: 10_000 },
} as const satisfies Fields;

/** A position as its visitor reads it on the screen, counted from 1. */
export const letInFields = {
  position: { kind: 'number', min: 1, max: 10_000_000 },
} as const satisfies Fields;
