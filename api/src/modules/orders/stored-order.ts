import type {
  CountryCode,
  Language,
  Money,
  OrderId,
  Passenger,
  PaymentCode,
  PaymentState,
} from '@idavuelta/shared/contracts';
import type { TicketAddress, TicketTranslations } from '../../database/column-types.ts';

/** The part of an order that the response to its buyer is made of. */
export interface OrderSummary {
  id: OrderId;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: Money;
  heldUntil: Date;
}

export interface StoredOrder extends OrderSummary {
  customerId: number;
  eventId: number;
  departureId: number;
  siteOrigin: string;
  requestHash: string;
  createdAt: Date;
  /** When it was read, by the database's clock: its hold is compared with this one. */
  readAt: Date;
  /** Of the event, on the day of the order. */
  startsAt: Date;
  /** The event's. */
  countryCode: CountryCode;
}

export interface NewOrder extends Omit<StoredOrder, 'createdAt' | 'readAt' | 'startsAt' | 'countryCode'> {
  provinceId: number;
  couponId?: number;
  /** Of the invitation under which the order is placed. */
  invitedEmail?: string;
  language: Language;
  idempotencyKey?: string;
}

export interface NewTicket {
  number: number;
  productVariantId: number;
  price: Money;
  discountPrice?: Money;
  capacity: number;
  translations: TicketTranslations;
  placeAddress: string;
  addresses: TicketAddress[];
  passengers: Passenger[];
}
