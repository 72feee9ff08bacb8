import { Type } from 'typebox';
import { accountPhonePattern, contactPhonePattern, personName } from '../rules/person.ts';
import { body, countryCode, emptyEnvelope, envelope, id, oneOf } from './common.ts';
import { countySchema } from './places.ts';
import { positionInputSchema, positionSchema } from './position.ts';
import { anyText, day, email, password, textLine, typed } from './text.ts';

/** First or last name of an account. */
export const accountName = Type.String({
  ...typed('line'),
  minLength: 1,
  maxLength: personName.maxLength,
  pattern: `^\\s*${personName.pattern}$`,
  examples: ['Rosa'],
});
export const accountPhone = Type.String({
  ...typed('phone'),
  pattern: accountPhonePattern,
  description: "A number of the account's country, or any with `+` and its calling code",
  examples: ['+51 987 654 321'],
});
const gender = oneOf(['f', 'm', 'x', 'u'], { description: 'Female, male, other, not said' });

export const credentialsSchema = body({ email, password }, { title: 'Credentials' });

export const signUpSchema = body(
  {
    email,
    plainPassword: password,
    firstName: accountName,
    lastName: accountName,
    phoneNumber: accountPhone,
    countryCode,
    birthday: day('Day of birth, not in the future'),
  },
  { title: 'SignUp' },
);

export const emailBody = body({ email }, { title: 'AccountEmail' });
export const newPasswordSchema = body({ password1: password, password2: password }, { title: 'NewPassword' });
export const passwordChangeSchema = body(
  { currentPassword: password, password1: password, password2: password },
  { title: 'PasswordChange' },
);
export const tokenQuery = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200, description: 'From the mailed link; works once' }),
});

export const profileInputSchema = body(
  {
    email,
    firstName: accountName,
    lastName: accountName,
    phoneNumber: accountPhone,
    rut: Type.Optional(
      anyText({ maxLength: 30, description: 'Identity document or passport; checked', examples: ['12.345.678-5'] }),
    ),
    documentCountry: Type.Optional({
      ...countryCode,
      description: 'Whose documents the form asks for; by default those of the account',
    }),
    gender: Type.Optional(gender),
    currentPassword: Type.Optional({ ...password, description: 'Required with another `email`' }),
  },
  { title: 'ProfileInput' },
);

const text = Type.String();

export const profileSchema = Type.Object(
  {
    id,
    email: Type.String({ format: 'email' }),
    pendingEmail: Type.Optional(
      Type.String({ format: 'email', description: 'Replaces `email` once the link in the mail to it is opened' }),
    ),
    firstName: text,
    lastName: text,
    phoneNumber: Type.String({ description: "As people of the account's country write it" }),
    rut: Type.Optional(text),
    gender: Type.Optional(gender),
    genderOptions: Type.Object(
      { f: text, m: text, x: text, u: text },
      { description: 'Code to i18n key, in the order to show' },
    ),
  },
  { title: 'Profile' },
);

export const friendInputSchema = body(
  {
    fullname: textLine(),
    phone: Type.String({
      ...typed('phone'),
      pattern: contactPhonePattern,
      description: 'A Chilean mobile number, `+569` or `9`, then eight digits; or one with another calling code',
      examples: ['987654321'],
    }),
    email,
  },
  { title: 'FrequentFriendInput' },
);

export const frequentFriendSchema = Type.Object(
  { id, fullname: text, phone: text, email: Type.String({ format: 'email' }) },
  { title: 'FrequentFriend' },
);

export const addressInputSchema = body(
  {
    name: textLine(200, { minLength: 3, examples: ['Av. Grau 123'] }),
    countyId: id,
    position: Type.Optional(positionInputSchema),
    myAddress: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], default: 0, description: '1 marks it as mine' }),
  },
  { title: 'FrequentAddressInput' },
);

export const frequentAddressSchema = Type.Object(
  {
    id,
    name: text,
    county: countySchema,
    position: Type.Optional(positionSchema),
    myAddress: Type.Boolean({ description: 'True for one at most' }),
  },
  { title: 'FrequentAddress' },
);

export const loginResponseSchema = Type.Object(
  { token: Type.String({ description: 'A signed JWT with `exp`, for the header `Authorization: Bearer`' }) },
  { title: 'LoginResponse' },
);

export const loginKeySchema = body(
  { key: Type.String({ minLength: 1, maxLength: 200, description: 'From the sign-up; works once' }) },
  { title: 'LoginKey' },
);

export const registeredSchema = Type.Object(
  {
    loginKey: Type.Optional(
      Type.String({ description: 'Logs this browser in, once, when the address is verified within 24 hours' }),
    ),
  },
  { title: 'Registered' },
);

export const loginResponse = envelope(loginResponseSchema, 'A signed token with an expiry');
export const registerResponse = envelope(registeredSchema, 'Registered; the verification link is on its way');
export const verifiedResponse = emptyEnvelope('The account is verified');
export const emailConfirmedResponse = emptyEnvelope('The account has its new address');
export const resentResponse = emptyEnvelope('Sent again if there is something to verify');
export const recoveryResponse = emptyEnvelope('The reset link is on its way');
export const passwordResponse = emptyEnvelope('The password is changed');
export const profileResponse = envelope(profileSchema, 'The customer');
export const friendsResponse = envelope(Type.Array(frequentFriendSchema), "The customer's friends");
export const friendRemovedResponse = emptyEnvelope('The friend is no longer listed');
export const addressRemovedResponse = emptyEnvelope('The address is no longer listed');
export const friendResponse = envelope(frequentFriendSchema, 'The friend as added');
export const addressesResponse = envelope(Type.Array(frequentAddressSchema), 'My address first');
export const addressResponse = envelope(frequentAddressSchema, 'The address as saved');
