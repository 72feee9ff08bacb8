import type { Fields } from './field-bounds.ts';

export const complaintAnswerFields = { answer: { kind: 'text', max: 5000 } } as const satisfies Fields;
