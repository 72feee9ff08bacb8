import type { Fields } from './field-bounds.ts';

export const vehicleFields = {
  plate: { kind: 'line', max: 20 },
  name: { kind: 'line', max: 60 },
  seats: { kind: 'number', min: 1, max: 60 },
  countryCode: { kind: 'own' },
  isRetired: { kind: 'switch' },
} as const satisfies Fields;

/** Room of a vehicle beside its seats. */
export const vehicleSpaceFields = {
  wheelchair: { kind: 'number', min: 0, max: 60, optional: true },
  childSeat: { kind: 'number', min: 0, max: 60, optional: true },
  luggage: { kind: 'number', min: 0, max: 60, optional: true },
} as const satisfies Fields;

/** Where a vehicle stands before a trip. */
export const vehicleBaseFields = {
  address: { kind: 'line', max: 200 },
} as const satisfies Fields;

/** Where a van stops for several parties, who walk there. */
export const pickUpPointFields = {
  name: { kind: 'line', max: 80 },
  address: { kind: 'line', max: 200 },
  countryCode: { kind: 'own' },
  isRetired: { kind: 'switch' },
} as const satisfies Fields;

/** Days on which a vehicle is out of service. */
export const outageFields = {
  from: { kind: 'day' },
  until: { kind: 'day' },
  reason: { kind: 'line', max: 200 },
} as const satisfies Fields;

/** What a driver finds before a trip. */
export const vehicleCheckFields = {
  item: { kind: 'line', max: 80 },
  odometerKm: { kind: 'number', min: 0, max: 9_999_999 },
  note: { kind: 'text', max: 500, optional: true },
} as const satisfies Fields;

/** A company that owns vehicles and has drivers. */
export const partnerCompanyFields = {
  name: { kind: 'line', max: 80 },
} as const satisfies Fields;

/** Working hours of a driver; `until` may be on the next day. */
export const driverHoursFields = {
  from: { kind: 'time' },
  until: { kind: 'time' },
} as const satisfies Fields;

export const driverFields = {
  phone: { kind: 'own' },
  languages: { kind: 'own', optional: true },
  countryCode: { kind: 'own' },
  licence: { kind: 'line', max: 40, optional: true },
} as const satisfies Fields;
