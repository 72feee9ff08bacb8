import type { Fields } from './field-bounds.ts';

/** A note to the driver about a party. */
export const partyNoteFields = {
  note: { kind: 'line', max: 200, optional: true },
} as const satisfies Fields;
