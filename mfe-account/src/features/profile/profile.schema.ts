import type { Gender } from '@idavuelta/shared/contracts';
import { cleanPhone } from '@idavuelta/shared/contracts/text';
import { emailAddress, message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

/** Letters and blanks, and what stands between the parts of a name. */
const name = () =>
  yup
    .string()
    .trim()
    .required()
    .max(100)
    .matches(/^\p{L}[\p{L}\p{M} '’.-]*$/u, {
      message: message('account:profile.name_invalid'),
      excludeEmptyString: true,
    });

/** What has to be filled in before it can be saved. */
export const requiredFields = ['firstName', 'lastName', 'gender', 'phoneNumber', 'email'] as const;

export const profileFormSchema = yup.object({
  firstName: name(),
  lastName: name(),
  rut: yup.string().trim().max(30),
  gender: yup.string<Gender>().required(),
  phoneNumber: yup
    .string()
    .transform((text: unknown) => (typeof text === 'string' ? cleanPhone(text) : text))
    .required()
    .matches(/^[+(]?[0-9][0-9 ()-]{5,22}$/, {
      message: message('account:profile.phone_invalid'),
      excludeEmptyString: true,
    }),
  email: emailAddress().required(),
});
