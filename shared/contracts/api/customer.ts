import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';

export type Credentials = Static<typeof schemas.credentialsSchema>;
export type LoginResponse = Static<typeof schemas.loginResponseSchema>;
export type LoginKey = Static<typeof schemas.loginKeySchema>;
export type Registered = Static<typeof schemas.registeredSchema>;
export type SignUp = Static<typeof schemas.signUpSchema>;
export type PasswordChange = Static<typeof schemas.passwordChangeSchema>;
export type ProfileInput = Static<typeof schemas.profileInputSchema>;
export type Gender = NonNullable<ProfileInput['gender']>;
export type Profile = Static<typeof schemas.profileSchema>;
export type FrequentFriend = Static<typeof schemas.frequentFriendSchema>;
export type FrequentAddress = Static<typeof schemas.frequentAddressSchema>;
export type FrequentAddressInput = Static<typeof schemas.addressInputSchema>;
