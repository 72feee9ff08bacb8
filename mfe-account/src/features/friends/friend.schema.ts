import { contactPhonePattern, isEmailAddress } from '@idavuelta/shared/contracts/rules';
import { cleanEmail, cleanPhone } from '@idavuelta/shared/contracts/text';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

export const friendSchema = yup.object({
  fullname: yup.string().trim().required().max(200),
  phone: yup
    .string()
    .transform((phone: string) => cleanPhone(phone))
    .required()
    .matches(new RegExp(contactPhonePattern), {
      message: message('account:friends.phone_invalid'),
      excludeEmptyString: true,
    }),
  email: yup
    .string()
    .transform((address: string) => cleanEmail(address))
    .lowercase()
    .required()
    .test('email', message('account:friends.email_invalid'), (text) => !text || isEmailAddress(text)),
});
