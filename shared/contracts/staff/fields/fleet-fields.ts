import type { Fields } from './field-bounds.ts';

export const vehicleFields = {
  plate: { kind: 'line', max: 20 },
  name: { kind: 'line', max: 60 },
  seats: { kind: 'number', min: 1, max: 60 },
  countryCode: { kind: 'own' },
  isRetired: { kind: 'switch' },
} as const satisfies Fields;

/** Where a vehicle stands before a trip. */
export const vehicleBaseFields = {
  address: { kind: 'line', max: 200 },
} as const satisfies Fields;

/** Days on which a vehicle is out of service. */
export const outageFields = {
  from: { kind: 'day' },
  until: { kind: 'day' },
  reason: { kind: 'line', max: 200 },
} as const satisfies Fields;

export const driverFields = {
  phone: { kind: 'own' },
  languages: { kind: 'own', optional: true },
  countryCode: { kind: 'own' },
  licence: { kind: 'line', max: 40, optional: true },
} as const satisfies Fields;
