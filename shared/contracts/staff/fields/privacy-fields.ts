import type { Fields } from './field-bounds.ts';

export const privacyAnswerFields = { answer: { kind: 'text', max: 4000 } } as const satisfies Fields;
