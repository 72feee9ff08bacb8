import type { CountryCode } from '../country.ts';
import type { Language, Translations } from '../locale.ts';

/** Which list an event is in; numbers on the wire. */
export const eventType = { massive: 1, private: 2, alliance: 3 } as const;
export type EventType = (typeof eventType)[keyof typeof eventType];

/** `fixed`: one date. `range`: a date the buyer picks within startDate…endDate. `calendar`: one date of `calendars`. */
export const periodicity = { fixed: 1, range: 2, calendar: 3 } as const;
export type PeriodicityType = (typeof periodicity)[keyof typeof periodicity];

/** `buyer`: paid by the buyer. `invited`: the organiser pays and nothing is charged. */
export const paymentType = { buyer: 1, invited: 2 } as const;
export type PaymentType = (typeof paymentType)[keyof typeof paymentType];

export interface EventTexts {
  name: string;
  description?: string;
  /** Picture path without width and extension, see `pictureSources` in shared/ui. */
  imagePath?: string;
  /** Decimal soles; overrides the event's own when a language has a price of its own. */
  minTicketPrice?: number;
  firstPlaceName?: string;
}

export interface Place {
  id: number;
  name: string;
  imagePath: string;
  address: string;
  translations: Translations<{ name: string }>;
}

/** One date on which the event takes place. `id` is the order's `eventDateId`. */
export interface EventDate {
  id: number;
  /** ISO 8601 UTC. */
  startDate: string;
}

export interface ExtraStop {
  id: number;
  address: string;
  /** Local time of the event, `HH:mm`. */
  time: string;
}

export interface EventSummary {
  id: number;
  slug: string;
  type: EventType;
  countryCode: CountryCode;
  /** IANA name, e.g. `America/Lima`; dates are shown in it. */
  timeZone: string;
  /** ISO 8601 UTC. */
  startDate: string;
  endDate: string;
  periodicityType: PeriodicityType;
  paymentType: PaymentType;
  /** Lowest ticket price, decimal soles. */
  minTicketPrice: number;
  imagePath: string;
  translations: Translations<EventTexts>;
  place: Place;
  /** Upcoming dates, earliest first. */
  calendars: EventDate[];
  /** False when the event is over, withdrawn or sold out for every date. */
  available: boolean;
  soldOut: boolean;
}

export interface EventDetail extends EventSummary {
  additionalStops: ExtraStop[];
  /** When present it is shown instead of the page. */
  message?: string;
}

export interface RecommendedEvent {
  id: number;
  regularEvent: EventSummary;
}

/** A commune (Chile), district (Peru) or municipality district (Spain). */
export interface County {
  id: number;
  name: string;
}

export interface Province {
  id: number;
  name: string;
  counties: County[];
}

/** A fixed pick-up point that a variant offers instead of a free address. */
export interface Approach {
  address: string;
  counties: County[];
}

export interface ProductVariant {
  productVariantId: number;
  provinceId: number;
  /** Decimal soles for one ticket, round trip. */
  price: number;
  /** Most passengers one ticket carries. */
  capacity: number;
  /** Most addresses one ticket visits. */
  stops: number;
  /** Tickets left. */
  stock: number;
  placeId: number;
  placeAddress: string;
  approach?: Approach;
  translations: Translations<{ name: string; description?: string }>;
}

export interface Category {
  id: number;
  /** The category whose priority equals the number of categories is recommended. */
  priority: number;
  translations: Translations<{ name: string; description: string; imagePath?: string }>;
  subCategories: ProductVariant[];
}

export interface LandingSlide {
  id: number;
  url: string;
  imagePath: string;
}

export interface Testimonial {
  id: number;
  message: string;
  user: string;
  imagePath: string;
  tags: string[];
}

export interface Channel {
  countryCode: CountryCode;
  defaultLocaleCode: Language;
}

export interface Country {
  code: CountryCode;
  name: string;
  /** Used when an entity has no text in the visitor's language. */
  defaultLocaleCode: Language;
}

export interface Locale {
  code: Language;
  /** The language's own name, e.g. `Português (Brasil)`. */
  name: string;
}

export type PaymentMethodCode = 'webpay' | 'mercadopago' | 'redsys' | 'transferencia';

export interface PaymentMethod {
  code: PaymentMethodCode;
}

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface MarriageEnquiry extends ContactMessage {
  /** `YYYY-MM-DD` */
  date: string;
  place: string;
}
