import type { Fields } from './field-bounds.ts';

/** Why something is done, for the record. */
export const reasonFields = { reason: { kind: 'text', max: 500 } } as const satisfies Fields;

export const orderNoteFields = { text: { kind: 'text', max: 2000 } } as const satisfies Fields;
