import type { ApiErrorCode } from '../../errors.ts';

/** Errors of any attempt to pay an order. */
export const paymentCodes: ApiErrorCode[] = [
  'NOT_FOUND',
  'URL_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'STATE_CONFLICT',
  'TRANSFER_TOO_LATE',
  'TRANSFER_LIMIT_REACHED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_PROVIDER_FAILED',
];

/** Errors of placing an order, by its buyer or by staff. */
export const placingCodes: ApiErrorCode[] = [
  ...paymentCodes,
  'EVENT_CLOSED',
  'NOT_INVITED',
  'INVITATION_USED_UP',
  'TOO_MANY_UNPAID_ORDERS',
  'SALE_NOT_OPEN',
  'SALES_CLOSED',
  'TICKET_LIMIT_REACHED',
  'OUT_OF_STOCK',
  'COUPON_UNKNOWN',
  'COUPON_NOT_FOR_EVENT',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
];
