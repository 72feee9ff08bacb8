import { subscriptionLimits } from '../report-names.ts';
import type { Fields } from './field-bounds.ts';

export const subscriptionFields = {
  name: { kind: 'line', max: subscriptionLimits.name },
  period: { kind: 'own' },
  format: { kind: 'own' },
  frequency: { kind: 'own' },
  weekday: { kind: 'own' },
  monthDay: { kind: 'own' },
  hour: { kind: 'own' },
  timeZone: { kind: 'own' },
  readers: { kind: 'own' },
} as const satisfies Fields;
