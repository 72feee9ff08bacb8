import type { Fields } from './field-bounds.ts';

/** The reason for an irreversible action, or what was done instead. */
export const reasonFields = {
  reason: { kind: 'text', max: 500 },
  note: { kind: 'text', max: 500 },
} as const satisfies Fields;

export const orderNoteFields = { text: { kind: 'text', max: 2000 } } as const satisfies Fields;
