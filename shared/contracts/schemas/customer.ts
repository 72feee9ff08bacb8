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
  description: "Phone number of the account's country, or an international one with `+` and calling code",
  examples: ['+51 987 654 321'],
});
const gender = oneOf(['f', 'm', 'x', 'u'], { description: 'Female, male, other or not specified' });

export const credentialsSchema = body({ email, password }, { title: 'Credentials' });

export const signUpSchema = body(
  {
    email,
    plainPassword: password,
    firstName: accountName,
    lastName: accountName,
    phoneNumber: accountPhone,
    countryCode,
    birthday: day('Date of birth, not in the future'),
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
  token: Type.String({ minLength: 1, maxLength: 200, description: 'Token from the mailed link; can be used once' }),
});

export const profileInputSchema = body(
  {
    email,
    firstName: accountName,
    lastName: accountName,
    phoneNumber: accountPhone,
    rut: Type.Optional(
      anyText({
        maxLength: 30,
        description: 'Number of an identity document or passport; validated',
        examples: ['12.345.678-5'],
      }),
    ),
    documentCountry: Type.Optional({
      ...countryCode,
      description: 'Country whose documents are accepted; by default the country of the account',
    }),
    gender: Type.Optional(gender),
    currentPassword: Type.Optional({ ...password, description: 'Required to change `email`' }),
  },
  { title: 'ProfileInput' },
);

const text = Type.String();

export const profileSchema = Type.Object(
  {
    id,
    email: Type.String({ format: 'email' }),
    pendingEmail: Type.Optional(
      Type.String({
        format: 'email',
        description: 'New address, which replaces `email` when its mailed link is opened',
      }),
    ),
    firstName: text,
    lastName: text,
    phoneNumber: Type.String({ description: "Phone number, formatted as in the account's country" }),
    rut: Type.Optional(text),
    gender: Type.Optional(gender),
    genderOptions: Type.Object(
      { f: text, m: text, x: text, u: text },
      { description: 'Text key of each code, in display order' },
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
      description:
        'Chilean mobile number (`+569` or `9`, then eight digits), or a foreign number with `+` and calling code',
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
    myAddress: Type.Unsafe<0 | 1>({
      type: 'integer',
      enum: [0, 1],
      default: 0,
      description: "1 marks it as the customer's own address",
    }),
  },
  { title: 'FrequentAddressInput' },
);

export const frequentAddressSchema = Type.Object(
  {
    id,
    name: text,
    county: countySchema,
    position: Type.Optional(positionSchema),
    myAddress: Type.Boolean({ description: "Whether it is the customer's own address; true for at most one" }),
  },
  { title: 'FrequentAddress' },
);

export const loginResponseSchema = Type.Object(
  { token: Type.String({ description: 'A signed JWT with `exp`, for the header `Authorization: Bearer`' }) },
  { title: 'LoginResponse' },
);

export const loginKeySchema = body(
  { key: Type.String({ minLength: 1, maxLength: 200, description: '`loginKey` from the sign-up; can be used once' }) },
  { title: 'LoginKey' },
);

export const registeredSchema = Type.Object(
  {
    loginKey: Type.Optional(
      Type.String({
        description: 'Key to log in this browser, once, after the email address is verified within 24 hours',
      }),
    ),
  },
  { title: 'Registered' },
);

export const loginResponse = envelope(loginResponseSchema, 'A signed token with an expiry');
export const registerResponse = envelope(registeredSchema, 'Registered; the verification link is being mailed');
export const verifiedResponse = emptyEnvelope('The account is verified');
export const emailConfirmedResponse = emptyEnvelope('The new email address is in use');
export const resentResponse = emptyEnvelope('The link is mailed again if the account is not verified yet');
export const recoveryResponse = emptyEnvelope('The reset link is being mailed');
export const passwordResponse = emptyEnvelope('The password was changed');
export const profileResponse = envelope(profileSchema, 'The customer');
export const friendsResponse = envelope(Type.Array(frequentFriendSchema), "The customer's friends");
export const friendRemovedResponse = emptyEnvelope('The friend was removed');
export const addressRemovedResponse = emptyEnvelope('The address was removed');
export const friendResponse = envelope(frequentFriendSchema, 'The added friend');
export const addressesResponse = envelope(
  Type.Array(frequentAddressSchema),
  "Frequent addresses, the customer's own first",
);
export const addressResponse = envelope(frequentAddressSchema, 'The saved address');
