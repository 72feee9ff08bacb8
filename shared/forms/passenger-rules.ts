import * as yup from 'yup';
import { passengerFields as fields } from '../contracts/passenger/passenger-fields.ts';
import { emailAddress } from './email-address.ts';
import { message } from './messages.ts';

/** The rules of a passenger's fields, with the API's lengths: part of a form's schema. */
export const passengerRules = () => ({
  name: yup.string().trim().required().max(fields.name.maxLength),
  email: emailAddress().required(message('email_is_required')),
  phone: yup
    .string()
    .trim()
    .required()
    .min(fields.phone.minLength, message('phone_is_invalid'))
    .max(fields.phone.maxLength),
});
