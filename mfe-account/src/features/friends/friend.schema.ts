import { isEmailAddress } from '@idavuelta/shared/contracts/rules';
import { cleanEmail, cleanPhone } from '@idavuelta/shared/contracts/text';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** The phones that the specification allows a friend to have. */
const friendPhone = /^(\+569|9)\d{8}$/;

export const friendSchema = yup.object({
  fullname: yup.string().trim().required().max(200),
  phone: yup
    .string()
    .transform((phone: string) => cleanPhone(phone))
    .required()
    .matches(friendPhone, { message: message('account:friends.phone_invalid'), excludeEmptyString: true }),
  email: yup
    .string()
    .transform((address: string) => cleanEmail(address))
    .lowercase()
    .required()
    .test('email', message('account:friends.email_invalid'), (text) => !text || isEmailAddress(text)),
});
