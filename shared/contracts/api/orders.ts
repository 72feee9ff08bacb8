import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';

export type OrderId = Static<typeof schemas.orderId>;
export type PaymentState = Static<typeof schemas.paymentState>;

/** `prepagado`: an event with invited guests, nothing is charged. */
export type PaymentCode = Static<typeof schemas.paymentCode>;

export type OrderAddress = Static<typeof schemas.orderAddressSchema>;
export type Passenger = Static<typeof schemas.passengerSchema>;
export type OrderTicket = Static<typeof schemas.orderTicketSchema>;

/**
 * Body of `POST /shop-api/init-payment`. The header `Idempotency-Key` (8–64 characters) identifies the attempt: the
 * same key returns the same order. Prices are the server's; any in the body are dropped.
 */
export type OrderRequest = Static<typeof schemas.orderRequestSchema>;
/** The amount charged, in its own currency; absent when nothing is charged. */
export type Charge = Static<typeof schemas.chargeSchema>;
export type BankTransfer = Static<typeof schemas.bankTransferSchema>;
/** How the browser reaches a provider's page. */
export type PaymentRedirect = Static<typeof schemas.paymentRedirectSchema>;
export type PaymentResponse = Static<typeof schemas.paymentResponseSchema>;
/** Body of `POST /shop-api/order/{id}/payment`; the header `Idempotency-Key` identifies the attempt. */
export type PaymentRequest = Static<typeof schemas.paymentRequestSchema>;
export type PaymentAttempt = Static<typeof schemas.paymentAttemptSchema>;
export type Refund = Static<typeof schemas.refundSchema>;
/** What the buyer of a paid order can cancel, and until when. */
export type Cancellation = Static<typeof schemas.cancellationSchema>;
export type PlacedOrder = Static<typeof schemas.placedOrderSchema>;
/** Response of `GET /payment-link`: an order paid through a mailed link. */
export type PaymentLink = Static<typeof schemas.paymentLinkSchema>;
/** Body of `POST /payment-link/payment`; the header `Idempotency-Key` identifies the attempt. */
export type LinkedPayment = Static<typeof schemas.linkedPaymentSchema>;
/** What a ticket has beside its seats, by kind. */
export type SpaceCounts = Static<typeof schemas.spaceCountsSchema>;
export type SoldSpace = Static<typeof schemas.soldSpaceSchema>;
export type TicketDetail = Static<typeof schemas.ticketDetailSchema>;
export type OrderDetail = Static<typeof schemas.orderDetailSchema>;
export type PurchaseSummary = Static<typeof schemas.purchaseSummarySchema>;

/** Response of `GET /shop-api/discounts/{code}/event/{eventId}`. */
export type Discount = Static<typeof schemas.discountSchema>;

/** Response of `POST /shop-api/order/{id}/hold`. */
export type SeatHold = Static<typeof schemas.seatHoldSchema>;

/** Response of `POST /order/{orderId}/check-complete`. */
export type TicketCheck = Static<typeof schemas.ticketCheckSchema>;

/** A departure whose checks a device may prepare for. */
export type CheckedDeparture = Static<typeof schemas.checkedDeparturesResponse>['data'][number];
export type TicketKey = Static<typeof schemas.ticketKeysResponse>['data'][number];
export type TicketList = Static<typeof schemas.ticketListSchema>;
export type ListedTicket = Static<typeof schemas.listedTicketSchema>;
/** A check made by an offline device. */
export type DeviceCheck = Static<typeof schemas.deviceCheckSchema>;
export type DeviceCheckResults = Static<typeof schemas.deviceChecksResponse>['data'];
export type DoubleAdmission = Static<typeof schemas.doubleAdmissionSchema>;

/** One of the two rides of a ticket. */
export type Leg = Static<typeof schemas.leg>;

/** The content of a ticket's QR code, as JSON; tickets older than signed codes have fewer fields. */
export interface TicketQr {
  orderId: OrderId;
  /** 1-based number of the ticket within the order. */
  ticket?: number;
  /** Number of times the code was issued, if more than one; earlier codes are rejected. */
  issue?: number;
  /** `<key id>.<Ed25519 signature in base64url>` */
  signature?: string;
}

/** Body of `POST /waiting-list`. */
export type WaitingRequest = Static<typeof schemas.waitingRequestSchema>;
/** Response of `GET /waiting-list`: a waiting list entry, read through the mailed link. */
export type WaitingJoined = Static<typeof schemas.waitingJoinedSchema>;
export type Waiting = Static<typeof schemas.waitingSchema>;
