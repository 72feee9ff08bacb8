import { Type } from 'typebox';
import {
  passengerFields as fields,
  forEachField,
  type OptionalField,
  type PassengerField,
} from '../passenger/passenger-fields.ts';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body } from './common.ts';
import { anyText, email, textLine } from './text.ts';

/** A schema for each field of a passenger. */
type PerField = { [Name in PassengerField]: Name extends OptionalField ? Type.TOptional<Type.TString> : Type.TString };

const phone = anyText(
  {
    minLength: fields.phone.minLength,
    maxLength: fields.phone.maxLength,
    description: "Phone number of the event's country, or an international one with `+` and calling code",
    examples: ['987654321'],
  },
  'phone',
);

/** A schema for each field of a passenger, as it is typed. */
export const typedFields = forEachField((_, { kind, maxLength, optional }) => {
  if (optional) return Type.Optional(anyText({ maxLength }, kind));
  return { line: textLine(maxLength), email, phone }[kind];
}) as PerField;

/** A schema for each field of a passenger, as displayed. @param options for every field */
export const shownFieldsWith = (options: object) =>
  forEachField((_, { kind, optional }) => {
    const description = kind === 'phone' && { description: "Phone number, formatted as in the event's country" };
    const shown = Type.String({ ...description, ...options });
    return optional ? Type.Optional(shown) : shown;
  }) as PerField;

export const shownFields = shownFieldsWith({});

export const passengerSchema = body(
  {
    ...typedFields,
    passengerAddress: textLine(limits.addressLength, { description: "One of the ticket's addresses" }),
  },
  { title: 'Passenger' },
);
