import { personName } from '../../rules/person.ts';
import type { Fields } from './field-bounds.ts';

export const newCustomerFields = {
  firstName: { kind: 'line', max: personName.maxLength },
  lastName: { kind: 'line', max: personName.maxLength },
  email: { kind: 'email' },
  countryCode: { kind: 'own' },
  phoneNumber: { kind: 'own' },
  language: { kind: 'own' },
} as const satisfies Fields;
