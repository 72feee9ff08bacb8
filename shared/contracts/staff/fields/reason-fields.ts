import type { Fields } from './field-bounds.ts';

/** Why something is done that cannot be taken back, or what was done instead. */
export const reasonFields = {
  reason: { kind: 'text', max: 500 },
  note: { kind: 'text', max: 500 },
} as const satisfies Fields;

export const orderNoteFields = { text: { kind: 'text', max: 2000 } } as const satisfies Fields;
