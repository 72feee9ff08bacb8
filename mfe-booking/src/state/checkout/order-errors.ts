import type { ErrorCode } from '@idavuelta/shared/contracts';

/** Steps where a refusal can be put right; any other refusal ends the purchase. */
const recovery: Partial<Record<ErrorCode, 'tickets' | 'payment'>> = {
  OUT_OF_STOCK: 'tickets',
  COUPON_UNKNOWN: 'payment',
  COUPON_EXPIRED: 'payment',
  COUPON_USED_UP: 'payment',
  COUPON_NOT_FOR_EVENT: 'payment',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  TRANSFER_TOO_LATE: 'payment',
  RATE_LIMITED: 'payment',
  UNAUTHENTICATED: 'payment',
  // no answer: the order may exist, and the same key finds it
  NETWORK: 'payment',
  TIMEOUT: 'payment',
};

/** The step a refused buyer goes back to, or none when the order has failed. */
export const recoveryStep = (code: ErrorCode) => recovery[code];
export const isCouponError = (code: ErrorCode) => code.startsWith('COUPON_');
export const isConnectionError = (code: ErrorCode) => code === 'NETWORK' || code === 'TIMEOUT';
