import type { CountryCode } from '../country.ts';
import { emailLength } from '../rules/email.ts';
import { asksPassengerDocument } from '../rules/passenger-documents.ts';

interface Field {
  /** How it is entered, validated and stored. */
  kind: 'line' | 'email' | 'phone';
  /** Lengths in characters. */
  minLength: number;
  maxLength: number;
  /** Value of the `autocomplete` attribute. */
  autoComplete: string;
  /** Passengers may omit it. */
  optional?: true;
  /** Countries whose events ask for it; absent: all. */
  askedIn?: Record<CountryCode, boolean>;
}

/**
 * The fields of a passenger besides the address, in the order of the forms. Schemas, types, forms, storage and
 * summaries follow from this list: `docs/how-to/add-a-passenger-field.md`.
 */
export const passengerFields = {
  name: { kind: 'line', minLength: 1, maxLength: 120, autoComplete: 'name' },
  email: { kind: 'email', minLength: 1, maxLength: emailLength, autoComplete: 'email' },
  phone: { kind: 'phone', minLength: 8, maxLength: 30, autoComplete: 'tel' },
  document: {
    kind: 'line',
    minLength: 0,
    maxLength: 20,
    autoComplete: 'off',
    optional: true,
    askedIn: asksPassengerDocument,
  },
} as const satisfies Record<string, Field>;

type Fields = typeof passengerFields;
export type PassengerField = keyof Fields;
export type OptionalField = {
  [Name in PassengerField]: Fields[Name] extends { optional: true } ? Name : never;
}[PassengerField];

/** A passenger's value for each field. */
export type PassengerFacts = Record<Exclude<PassengerField, OptionalField>, string> &
  Partial<Record<OptionalField, string>>;

export const passengerFieldNames = Object.keys(passengerFields) as PassengerField[];

/** Returns the rules of a field. */
export const passengerField = (name: PassengerField): Field => passengerFields[name];

/** Names of the fields that an event's country asks for. */
export const passengerFieldsIn = (country: CountryCode) =>
  passengerFieldNames.filter((name) => passengerField(name).askedIn?.[country] ?? true);

/** Builds an object with a value for each field. */
export const forEachField = <T>(make: (name: PassengerField, field: Field) => T) =>
  Object.fromEntries(passengerFieldNames.map((name) => [name, make(name, passengerField(name))])) as Record<
    PassengerField,
    T
  >;
