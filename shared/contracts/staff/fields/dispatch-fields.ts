import type { Fields } from './field-bounds.ts';

/** What the driver is told of a party. */
export const partyNoteFields = {
  note: { kind: 'line', max: 200, optional: true },
} as const satisfies Fields;
