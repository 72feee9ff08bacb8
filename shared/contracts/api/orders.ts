import type { Translations } from '../locale.ts';
import type { EventTexts, PaymentMethodCode } from './catalogue.ts';

export type OrderId = string;

export type PaymentState = 'awaiting_payment' | 'awaiting_transfer_payment' | 'paid' | 'cancelled' | 'rejected';

/** `prepagado`: an invited event, nothing is charged. */
export type PaymentCode = PaymentMethodCode | 'prepagado';

export interface OrderAddress {
  address: string;
  commune_id: number;
}

export interface Passenger {
  name: string;
  email: string;
  phone: string;
  passengerAddress: string;
}

export interface OrderTicket {
  placeId: number;
  productVariantId: number;
  /** 1 … the variant's stops. */
  addresses: OrderAddress[];
  /** 1 … the variant's capacity. */
  passengers: Passenger[];
}

/**
 * Body of `POST /shop-api/init-payment`. Header `Idempotency-Key` (8–64 characters) names the attempt: the same key
 * gives the same order. Prices are the server's; any in the body are ignored.
 */
export interface OrderRequest {
  /** Origin the provider sends the buyer back to; must be one of a known channel. */
  url: string;
  eventDateId: number;
  provinceId: number;
  paymentCode: PaymentCode;
  tickets: OrderTicket[];
  discountCode?: string;
  /** Chosen day `YYYY-MM-DD` in the event's zone, for periodicityType 2 only. */
  date?: string;
}

export interface BankTransfer {
  bankName: string;
  accountId: string;
  accountType: string;
  dni: string;
  email: string;
  /** Unique text the buyer writes on the transfer. */
  reference: string;
  /** Decimal soles. */
  amount: number;
  /** ISO 8601 UTC; the order is cancelled afterwards. */
  deadline: string;
}

/** What the provider needs next, by payment code. */
export interface PaymentResponse {
  webpay_token?: string;
  webpay_url?: string;
  preference_id?: string;
  preference_init_point?: string;
  redsys_url?: string;
  redsys_signature?: string;
  redsys_merchant_parameters?: string;
  transfer?: BankTransfer;
}

export interface PlacedOrder {
  orderId: OrderId;
  paymentState: PaymentState;
  paymentCode: PaymentCode;
  /** Decimal soles, discount included. */
  total: number;
  /** ISO 8601 UTC; the seats are held until then. */
  heldUntil?: string;
  payment: PaymentResponse;
}

export interface TicketDetail {
  productVariantId: number;
  capacity: number;
  /** Decimal soles. */
  price: number;
  /** Above 0 when a coupon lowered the price. */
  discountPrice: number;
  /** Category and variant, e.g. `Van compartida · Ida y vuelta`. */
  translations: Translations<{ name: string }>;
  placeAddress: string;
  addresses: { address: string; county: string }[];
  passengers: Passenger[];
  /** Text of the ticket's QR code (JSON with orderId); only for a paid order. */
  qr?: string;
}

export interface OrderDetail {
  order: {
    id: OrderId;
    /** ISO 8601 UTC. */
    date: string;
    paymentState: PaymentState;
    paymentCode: PaymentCode;
    total: number;
    heldUntil?: string;
    transfer?: BankTransfer;
  };
  event: {
    id: number;
    slug: string;
    imagePath: string;
    timeZone: string;
    /** ISO 8601 UTC. */
    startDate: string;
    place: { name: string; address: string };
    translations: Translations<EventTexts>;
  };
  tickets: TicketDetail[];
}

export interface PurchaseSummary {
  id: OrderId;
  /** ISO 8601 UTC. */
  date: string;
  state: PaymentState;
  total: number;
  regularEvent: { translations: Translations<{ name: string }> };
}

/** Response of `GET /shop-api/discounts/{code}/event/{eventId}`. */
export interface Discount {
  code: string;
  /** Fraction taken off, 0.1 is 10 %. */
  variation: number;
  used: boolean;
  productVariants: { product_variant_id: number; discount_price: number }[];
}

/** Text of a ticket's QR code. */
export interface TicketQr {
  orderId: OrderId;
  /** 1-based number of the ticket within the order. */
  ticket?: number;
}

/** Response of `POST /order/{orderId}/check-complete`. */
export interface TicketCheck {
  event: { name: string; placeName: string; timeZone: string; translations: Translations<{ name: string }> };
  /** Event date, ISO 8601 UTC. */
  date: string;
  customer: { name: string; email: string };
  ticketQuantity: number;
  /** ISO 8601 UTC of the first check; absent when this one is the first. */
  checkedAt?: string;
}
