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

/** Degrees north and east. */
export type SeedCoordinates = [latitude: number, longitude: number];

/** Key of a picture in the picture store. */
export type PictureKey = string;

/** A street, and about the middle of it. */
export type SeedStreet = [name: string, ...SeedCoordinates];

export interface SeedProvince {
  key: string;
  countryCode: CountryCode;
  name: string;
  /** Where it differs from the country's. */
  timeZone?: string;
  counties: string[];
  /** Of counties, by their name. */
  coordinates?: Record<string, SeedCoordinates>;
  /** Of counties, by their name: streets that are suggested while an address is typed. */
  streets?: Record<string, SeedStreet[]>;
}

export interface SeedPlace {
  key: string;
  name: string;
  address: string;
  /** By default the province with whose name the address ends. */
  city?: string;
  countryCode: CountryCode;
  timeZone: string;
  picture: PictureKey;
  coordinates?: SeedCoordinates;
}

export interface SeedVariant {
  province: SeedProvince['key'];
  /** Decimal amount for one ticket. */
  price: number;
  capacity: number;
  stops: number;
  /** Tickets it has on every date, in a pool of its own. */
  stock?: number;
  /** Instead of `stock`: the pool of the event that it sells from together with others. */
  pool?: string;
  /** Units of the pool that one ticket takes; 1 when absent. */
  units?: number;
  /** A fixed pick-up point, with the names of the counties it serves. */
  approach?: {
    address: string;
    counties: string[];
    /** How long before the event the van leaves. */
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
  /** Nothing can be sold on it. */
  soldOut?: boolean;
}

export interface SeedEvent {
  slug: string;
  type: EventType;
  genre?: EventGenre;
  /** Who performs, in the same spelling in each of their events. */
  artist?: string;
  countryCode: CountryCode;
  place: SeedPlace['key'];
  periodicityType: PeriodicityType;
  paymentType: PaymentType;
  /** By default `invited` when the organiser pays, else `public`. */
  visibility?: EventVisibility;
  picture: PictureKey;
  /** Required in all languages. */
  translations: Record<Language, EventTexts>;
  /**
   * Local dates: days after the day of seeding (negative for the past) and `HH:mm`. Relative, so that the content does
   * not become outdated.
   */
  dates: SeedDate[];
  /** Last day, of an event whose `periodicityType` is a range. */
  endDaysAhead?: number;
  /** Hours the event lasts. */
  hours: number;
  additionalStops: { address: string; time: string }[];
  /** Capacity, on every date, of the pools that several variants sell from: seats of shared vans, or whole vans. */
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

/** One of staff to log in as, who has accepted the invitation. */
export interface SeedStaff {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  password: string;
  /** Of the authenticator app, in base 32. */
  totpSecret: string;
  /** Of somebody with that role: what a dispatcher knows of them. */
  driver?: DriverInput;
}

/** A vehicle in service. */
export type SeedVehicle = Pick<VehicleInput, 'plate' | 'name' | 'seats' | 'countryCode' | 'base'>;

export interface SeedCoupon {
  code: string;
  /** The discount in hundredths of a per cent: 1000 is 10 %. */
  basisPoints: number;
  expired?: boolean;
  usedUp?: boolean;
}

/** The bank account for transfers in a country. */
export interface SeedBankAccount
  extends Pick<BankTransfer, 'bankName' | 'accountId' | 'accountType' | 'holder' | 'dni' | 'email' | 'currency'> {
  countryCode: CountryCode;
}

/** An exchange rate to develop with: units of the currency for one of the catalogue's. */
export interface SeedRate {
  currency: Currency;
  rate: string;
}

/** A legal document of a country in every language. */
export interface SeedLegalDocument {
  countryCode: CountryCode;
  document: LegalDocument;
  texts: Translations<string>;
}

/** Content for an empty database. The product has none of its own: the demo and the tests each bring theirs. */
export interface SeedContent {
  /** Added also to a database that has events already. */
  staff?: SeedStaff[];
  /** Added also to a database that has events already, if it has no vehicle. */
  vehicles?: SeedVehicle[];
  /** Also of a database that has events already; what is written there stays. */
  legalDocuments?: SeedLegalDocument[];
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
