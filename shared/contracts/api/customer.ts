import type { CountryCode } from '../country.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Response of `POST /login`: a signed JWT with `exp`. */
export interface LoginResponse {
  token: string;
}

export interface SignUp {
  email: string;
  plainPassword: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  countryCode: CountryCode;
  /** `YYYY-MM-DD` */
  birthday: string;
}

export type Gender = 'f' | 'm' | 'x' | 'u';

export interface ProfileInput {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  rut?: string;
  gender?: Gender;
}

export interface Profile extends ProfileInput {
  id: number;
  /** Code to i18n key, in the order to show. */
  genderOptions: Record<Gender, string>;
}

export interface FrequentFriend {
  id: number;
  fullname: string;
  phone: string;
  email: string;
}

export interface FrequentAddress {
  id: number;
  name: string;
  county: County;
  myAddress: boolean;
}

interface County {
  id: number;
  name: string;
}

export interface FrequentAddressInput {
  name: string;
  countyId: number;
  myAddress: 0 | 1;
}

/** Where a customer's request for a private event stands; numbers on the wire. */
export const requestState = { approved: 1, underReview: 2, saved: 3, finished: 4 } as const;
export type EventRequestState = (typeof requestState)[keyof typeof requestState];
