import type { DoubleAdmission } from '@idavuelta/shared/contracts';

/** Identifies a double admission; it changes when a further device turns up. */
export const doubleKey = ({ orderId, ticket, leg, admissions }: DoubleAdmission) =>
  [orderId, ticket, leg, admissions.length].join(' ');
