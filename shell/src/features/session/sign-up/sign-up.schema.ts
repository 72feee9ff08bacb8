import type { CountryCode } from '@idavuelta/shared/contracts';
import { isPhoneNumber } from '@idavuelta/shared/contracts/phone';
import { personName, phoneExamples } from '@idavuelta/shared/contracts/rules';
import { cleanPhone } from '@idavuelta/shared/contracts/text';
import { emailAddress, message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import { accountPassword } from '../login/login.schema.ts';

/** The specification has letters and spaces; names have more (decision 0182). */
const name = new RegExp(`^${personName.pattern}$`, 'u');

const personNameField = () =>
  yup
    .string()
    .trim()
    .required()
    .max(personName.maxLength)
    .matches(name, { message: message('session:sign_up.letters_only'), excludeEmptyString: true });

const withoutSeparators = (text: unknown) => (typeof text === 'string' ? cleanPhone(text) : text);
const today = () => new Date().toISOString().slice(0, 10);

export const signUpSchema = yup.object({
  firstName: personNameField(),
  lastName: personNameField(),
  email: emailAddress().required(message('email_is_required')),
  countryCode: yup.mixed<CountryCode>().required(),
  phoneNumber: yup
    .string()
    .transform(withoutSeparators)
    .required()
    .test('phone', (text, { parent, createError }) => {
      const country: CountryCode = parent.countryCode;
      if (!text || isPhoneNumber(text, country)) return true;
      const example = phoneExamples[country];
      return createError({ message: message('session:sign_up.phone_invalid', { example }) });
    }),
  plainPassword: accountPassword(),
  birthday: yup
    .string()
    .required()
    .test('past', message('session:sign_up.birthday_in_future'), (day) => !day || day <= today()),
});

export type SignUpValues = yup.InferType<typeof signUpSchema>;
