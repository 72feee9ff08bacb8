import type { CountryCode, Gender } from '@idavuelta/shared/contracts';
import { accountPhonePattern, isIdentityDocument, personName } from '@idavuelta/shared/contracts/rules';
import { cleanEmail, cleanPhone } from '@idavuelta/shared/contracts/text';
import { emailAddress, message } from '@idavuelta/shared/forms';
import * as yup from 'yup';

const name = () =>
  yup
    .string()
    .trim()
    .required()
    .max(personName.maxLength)
    .matches(new RegExp(`^${personName.pattern}$`, 'u'), {
      message: message('account:profile.name_invalid'),
      excludeEmptyString: true,
    });

/** Fields required for saving. */
export const requiredFields = ['firstName', 'lastName', 'gender', 'phoneNumber', 'email'] as const;

/** Whether another address than the stored one is typed. */
export const isAnotherEmail = (typed: string | undefined, stored: string) =>
  Boolean(typed) && cleanEmail(typed ?? '').toLowerCase() !== stored;

interface DocumentOptions {
  /** Country whose documents the form asks for. */
  country: CountryCode;
  /** The stored document, which stays valid even if it would not pass today's check. */
  stored: string | undefined;
}

const identityDocument = ({ country, stored }: DocumentOptions) =>
  yup
    .string()
    .trim()
    .max(30)
    .test({
      message: message(`account:profile.document_invalid.${country}`),
      test: (text) => !text || text === stored || isIdentityDocument(text, country),
    });

/** @param email the stored one: changing it requires the password */
export const profileFormSchema = ({ email, ...options }: DocumentOptions & { email: string }) =>
  yup.object({
    firstName: name(),
    lastName: name(),
    rut: identityDocument(options),
    gender: yup.string<Gender>().required(),
    phoneNumber: yup
      .string()
      .transform((text: unknown) => (typeof text === 'string' ? cleanPhone(text) : text))
      .required()
      .matches(new RegExp(accountPhonePattern), {
        message: message('account:profile.phone_invalid'),
        excludeEmptyString: true,
      }),
    email: emailAddress().required(),
    currentPassword: yup
      .string()
      .when('email', ([typed], schema) =>
        isAnotherEmail(typed, email) ? schema.required(message('password_is_required')) : schema.strip(),
      ),
  });
