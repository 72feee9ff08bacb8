import type { Fields } from './field-bounds.ts';

/** A note to the driver about a party. */
export const partyNoteFields = {
  note: { kind: 'line', max: 200, optional: true },
} as const satisfies Fields;

/** What a dispatcher decides when a run, or its rest, moves to another van or driver. */
export const runMoveFields = {
  vehicleId: { kind: 'own' },
  driverId: { kind: 'own' },
  aboard: { kind: 'own' },
  delayMinutes: { kind: 'number', min: 0, max: 240 },
  note: { kind: 'line', max: 200, optional: true },
} as const satisfies Fields;
