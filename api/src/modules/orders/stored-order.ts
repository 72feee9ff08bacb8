import type {
  AcceptedDocument,
  CountryCode,
  Language,
  Money,
  OrderId,
  Passenger,
  PaymentCode,
  PaymentState,
  TaxBuyer,
} from '@idavuelta/shared/contracts';
import type { TicketAddress, TicketSpace, TicketTranslations } from '../../database/column-types.ts';

/** The part of an order that its buyer's response is built from. */
export interface OrderSummary {
  id: OrderId;
  state: PaymentState;
  paymentCode: PaymentCode;
  /** In the currency of the event. */
  total: Money;
  /** The total in céntimos at the rate of its day; null without a fresh rate. */
  solesMinor: number | null;
  heldUntil: Date;
}

export interface StoredOrder extends OrderSummary {
  customerId: number;
  eventId: number;
  departureId: number;
  siteOrigin: string;
  requestHash: string;
  createdAt: Date;
  /** When the row was read, by the database clock; compare the hold with this time. */
  readAt: Date;
  /** Start of the event when the order was placed. */
  startsAt: Date;
  /** Country of the event. */
  countryCode: CountryCode;
}

export interface NewOrder extends Omit<StoredOrder, 'createdAt' | 'readAt' | 'startsAt' | 'countryCode'> {
  provinceId: number;
  couponId?: number;
  /** Address of the invitation used. */
  invitedEmail?: string;
  /** Whom its tax document names. */
  taxBuyer?: TaxBuyer | undefined;
  /** Legal texts in force. */
  accepted: AcceptedDocument[];
  language: Language;
  idempotencyKey?: string;
  /** Admission of a waiting room that it was placed with. */
  admission?: string | undefined;
}

export interface NewTicket {
  number: number;
  productVariantId: number;
  price: Money;
  discountPrice?: Money;
  /** Both in céntimos at the rate of its day; null without a fresh rate. */
  soles: { price: number | null; discountPrice: number | null };
  capacity: number;
  translations: TicketTranslations;
  placeAddress: string;
  spaces: TicketSpace[];
  addresses: TicketAddress[];
  passengers: Passenger[];
}
