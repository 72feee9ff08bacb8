import type { Fields } from './field-bounds.ts';

export const webhookFields = {
  name: { kind: 'line', max: 60 },
  url: { kind: 'line', max: 500 },
  events: { kind: 'own' },
} as const satisfies Fields;
