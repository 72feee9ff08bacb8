import type { CountryCode } from './catalogue.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Answer of `POST /login`: a signed JWT with `exp`. */
export interface LoginAnswer {
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

/** 1 approved, 2 under review, 3 saved, 4 finished. */
export type EventRequestState = 1 | 2 | 3 | 4;
