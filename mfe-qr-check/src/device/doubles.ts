import type { DoubleAdmission } from '@idavuelta/shared/contracts';

/** What tells a double admission from others, and from the same one with a further device. */
export const doubleKey = ({ orderId, ticket, leg, admissions }: DoubleAdmission) =>
  [orderId, ticket, leg, admissions.length].join(' ');
