import type {
  BankTransfer,
  CountryCode,
  EventTexts,
  EventType,
  Gender,
  Language,
  PaymentType,
  PeriodicityType,
  Translations,
} from '@idavuelta/shared/contracts';

/** Names a picture of the picture store, which knows its path under `/media`. */
export type PictureKey = string;

export interface SeedProvince {
  key: string;
  countryCode: CountryCode;
  name: string;
  counties: string[];
}

export interface SeedPlace {
  key: string;
  name: string;
  address: string;
  countryCode: CountryCode;
  timeZone: string;
  picture: PictureKey;
}

export interface SeedVariant {
  province: SeedProvince['key'];
  /** Soles. */
  price: number;
  capacity: number;
  stops: number;
  stock: number;
  /** Counties by name. */
  approach?: { address: string; counties: string[] };
  translations: Translations<{ name: string; description?: string }>;
}

export interface SeedCategory {
  priority: number;
  translations: Translations<{ name: string; description: string }>;
  variants: SeedVariant[];
}

export interface SeedEvent {
  slug: string;
  type: EventType;
  countryCode: CountryCode;
  place: SeedPlace['key'];
  periodicityType: PeriodicityType;
  paymentType: PaymentType;
  picture: PictureKey;
  /** All five languages. */
  translations: Record<Language, EventTexts>;
  /** Local dates relative to the day of seeding, so that the seed never grows old: days ahead and `HH:mm`. Negative is past. */
  dates: { daysAhead: number; time: string }[];
  /** Last day, of an event whose `periodicityType` is a range. */
  endDaysAhead?: number;
  /** Hours the event lasts. */
  hours: number;
  additionalStops: { address: string; time: string }[];
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

/** A verified customer to log in as; invited to every event that its organiser pays. */
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

export interface SeedCoupon {
  code: string;
  /** 1000 is 10 %. */
  basisPoints: number;
  expired?: boolean;
  usedUp?: boolean;
}

/** The account that transfers of a country go to. */
export interface SeedBankAccount
  extends Pick<BankTransfer, 'bankName' | 'accountId' | 'accountType' | 'dni' | 'email'> {
  countryCode: CountryCode;
}

/** What an empty database is filled with, when whoever starts the API hands it in. */
export interface SeedContent {
  provinces: SeedProvince[];
  places: SeedPlace[];
  events: SeedEvent[];
  testimonials: SeedTestimonial[];
  slides: SeedSlide[];
  customers: SeedCustomer[];
  coupons: SeedCoupon[];
  bankAccounts: SeedBankAccount[];
}
