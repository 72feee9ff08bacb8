import type {
  CountryCode,
  EventTexts,
  EventType,
  Language,
  PaymentType,
  PeriodicityType,
  Translations,
} from '@idavuelta/shared/contracts';

/** Names a drawn picture, see `media/`; becomes `/media/<key>.<hash>` in the API. */
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
  /** periodicityType 2: last day of the range. */
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

/** `seed/content/index.ts` exports one of these as `content`. */
export interface SeedContent {
  provinces: SeedProvince[];
  places: SeedPlace[];
  events: SeedEvent[];
  testimonials: SeedTestimonial[];
  slides: SeedSlide[];
}
