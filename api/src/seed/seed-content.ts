import type {
  BankTransfer,
  CountryCode,
  Currency,
  EventGenre,
  EventTexts,
  EventType,
  EventVisibility,
  Gender,
  Language,
  LegalDocument,
  PaymentType,
  PeriodicityType,
  Translations,
} from '@idavuelta/shared/contracts';
import type { DriverInput, StaffRole, VehicleInput } from '@idavuelta/shared/contracts/staff';
import type { Issuer } from '../database/fiscal-content.ts';

/** Degrees north and east. */
export type SeedCoordinates = [latitude: number, longitude: number];

/** Key of a picture in the picture store. */
export type PictureKey = string;

/** A street and its approximate centre. */
export type SeedStreet = [name: string, ...SeedCoordinates];

export interface SeedProvince {
  key: string;
  countryCode: CountryCode;
  name: string;
  /** If different from the country's. */
  timeZone?: string;
  counties: string[];
  /** Positions of counties by name. */
  coordinates?: Record<string, SeedCoordinates>;
  /** Streets by county name, suggested while an address is typed. */
  streets?: Record<string, SeedStreet[]>;
}

export interface SeedPlace {
  key: string;
  name: string;
  address: string;
  /** Defaults to the province whose name ends the address. */
  city?: string;
  countryCode: CountryCode;
  timeZone: string;
  picture: PictureKey;
  coordinates?: SeedCoordinates;
}

export interface SeedVariant {
  province: SeedProvince['key'];
  /** Decimal price per ticket. */
  price: number;
  capacity: number;
  stops: number;
  /** Tickets per date, in a pool of their own. */
  stock?: number;
  /** Shared pool of the event, instead of `stock`. */
  pool?: string;
  /** Units per ticket; defaults to 1. */
  units?: number;
  /** A meeting point, with the names of the counties it serves. */
  approach?: {
    address: string;
    counties: string[];
    /** Minutes before the event at which the van leaves. */
    minutes?: number;
    coordinates?: SeedCoordinates;
  };
  translations: Translations<{ name: string; description?: string }>;
}

export interface SeedCategory {
  priority: number;
  translations: Translations<{ name: string; description: string }>;
  variants: SeedVariant[];
}

export interface SeedDate {
  daysAhead: number;
  time: string;
  /** Nothing is left to sell. */
  soldOut?: boolean;
}

export interface SeedEvent {
  slug: string;
  type: EventType;
  genre?: EventGenre;
  /** Performer, spelled the same in each of their events. */
  artist?: string;
  countryCode: CountryCode;
  place: SeedPlace['key'];
  periodicityType: PeriodicityType;
  paymentType: PaymentType;
  /** Defaults to `invited` when the organiser pays, otherwise `public`. */
  visibility?: EventVisibility;
  picture: PictureKey;
  /** Required in all languages. */
  translations: Record<Language, EventTexts>;
  /**
   * Local dates: days after seeding (negative for the past) and `HH:mm`. Relative, so that the content does not become
   * outdated.
   */
  dates: SeedDate[];
  /** Last day, for an event whose `periodicityType` is a range. */
  endDaysAhead?: number;
  /** Duration of the event in hours. */
  hours: number;
  additionalStops: { address: string; time: string }[];
  /** Capacity of shared pools on every date: seats of shared vans, or whole vans. */
  pools?: Record<string, number>;
  categories: SeedCategory[];
  message?: string;
  recommended?: boolean;
}

export interface SeedTestimonial {
  countryCode: CountryCode;
  message: string;
  user: string;
  picture: PictureKey;
  tags: string[];
}

export interface SeedSlide {
  countryCode: CountryCode;
  url: string;
  picture: PictureKey;
}

export interface SeedPartner {
  countryCode: CountryCode;
  name: string;
  /** Their logo. */
  picture: PictureKey;
}

/** A verified customer to log in as. Invited to every event by invitation, with ten seats. */
export interface SeedCustomer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  countryCode: CountryCode;
  language: Language;
  /** `YYYY-MM-DD` */
  birthday: string;
  gender: Gender;
}

/** A staff member to log in as, with an accepted invitation. */
export interface SeedStaff {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  password: string;
  /** Secret of the authenticator app, in base 32. */
  totpSecret: string;
  /** Driver profile, for a staff member with that role. */
  driver?: DriverInput;
}

/** A vehicle in service. */
export type SeedVehicle = Pick<VehicleInput, 'plate' | 'name' | 'seats' | 'countryCode' | 'base'>;

export interface SeedCoupon {
  code: string;
  /** Discount in basis points: 1000 is 10%. */
  basisPoints: number;
  expired?: boolean;
  usedUp?: boolean;
}

/** A country's bank account for transfers. */
export interface SeedBankAccount
  extends Pick<BankTransfer, 'bankName' | 'accountId' | 'accountType' | 'holder' | 'dni' | 'email' | 'currency'> {
  countryCode: CountryCode;
}

/** An exchange rate for development: units of the currency per unit of the catalogue's. */
export interface SeedRate {
  currency: Currency;
  rate: string;
}

/** A country's legal document in every language. */
export interface SeedLegalDocument {
  countryCode: CountryCode;
  document: LegalDocument;
  texts: Translations<string>;
  /** Day such as `2026-07-01`. */
  inForceOn: string;
}

/** What an authority gives a company that issues tax documents. */
export interface SeedTaxFiles {
  /** PKCS#12. */
  certificate: { file: Uint8Array; password: string };
  /** Ranges of numbers; in Chile. */
  cafs: Uint8Array[];
}

/** A company that issues the tax documents of its country. */
export interface SeedTaxCompany {
  issuer: Issuer;
  taxPercent: number;
  settings: object;
  /** Makes its files when the company is added. */
  files: () => Promise<SeedTaxFiles>;
}

/** Content of an empty database. The product has none of its own: the demo and the tests bring theirs. */
export interface SeedContent {
  /** Also added to a database that already has events. */
  staff?: SeedStaff[];
  /** Also added to a database that already has events, unless it has vehicles. */
  vehicles?: SeedVehicle[];
  /** Also added to a database that already has events, unless the document exists. */
  legalDocuments?: SeedLegalDocument[];
  /** Also added to a database that already has events, unless their country has a company. */
  taxCompanies?: SeedTaxCompany[];
  provinces: SeedProvince[];
  places: SeedPlace[];
  events: SeedEvent[];
  testimonials: SeedTestimonial[];
  slides: SeedSlide[];
  partners: SeedPartner[];
  customers: SeedCustomer[];
  coupons: SeedCoupon[];
  bankAccounts: SeedBankAccount[];
  rates: SeedRate[];
}
