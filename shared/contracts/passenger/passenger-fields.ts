import { emailLength } from '../rules/email.ts';

/**
 * What is asked of a passenger besides where they get in, in the order of the forms: lengths in characters. Schemas, forms
 * and storage take the fields from here.
 */
export const passengerFields = {
  name: { minLength: 1, maxLength: 120 },
  email: { minLength: 1, maxLength: emailLength },
  phone: { minLength: 8, maxLength: 30 },
} as const;

export type PassengerField = keyof typeof passengerFields;
