import * as yup from 'yup';
import {
  forEachField,
  type OptionalField,
  type PassengerField,
  passengerField,
} from '../contracts/passenger/passenger-fields.ts';
import { splitPhone } from '../contracts/rules/index.ts';
import { emailAddress } from './email-address.ts';
import { message } from './messages.ts';

/** The calling code does not count. */
const isLongEnough = (phone?: string) => !phone || splitPhone(phone).rest.length >= passengerField('phone').minLength;

const rulesOf = {
  line: () => yup.string().trim(),
  email: () => emailAddress(),
  phone: () =>
    yup
      .string()
      .trim()
      .test({ name: 'number', message: message('phone_is_invalid'), test: isLongEnough }),
};

/** Messages for empty and for too short fields, where the kind has its own. */
const missing = { line: undefined, email: message('email_is_required'), phone: undefined };
const tooShort = { line: undefined, email: undefined, phone: message('phone_is_invalid') };

type Rules = { [Name in PassengerField]: Name extends OptionalField ? yup.StringSchema : yup.StringSchema<string> };

/** The rules of a passenger's fields, with the API's lengths: part of a form's schema. */
export const passengerRules = () =>
  forEachField((_, { kind, minLength, maxLength, optional }) => {
    const rules = rulesOf[kind]().max(maxLength);
    return optional ? rules : rules.required(missing[kind]).min(minLength, tooShort[kind]);
  }) as Rules;
