import type { ErrorCode } from '@idavuelta/shared/contracts';

/** Errors that the buyer can correct, with the step to do it in; any other error ends the purchase. */
const recovery: Partial<Record<ErrorCode, 'tickets' | 'payment'>> = {
  OUT_OF_STOCK: 'tickets',
  SALES_CLOSED: 'tickets',
  COUPON_UNKNOWN: 'payment',
  COUPON_EXPIRED: 'payment',
  COUPON_USED_UP: 'payment',
  COUPON_NOT_FOR_EVENT: 'payment',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  CHARGE_CHANGED: 'payment',
  TRANSFER_TOO_LATE: 'payment',
  TOO_MANY_UNPAID_ORDERS: 'payment',
  NOT_INVITED: 'payment',
  INVITATION_USED_UP: 'payment',
  RATE_LIMITED: 'payment',
  UNAUTHENTICATED: 'payment',
  // no response: the order may exist, and a retry with the same key returns it
  NETWORK: 'payment',
  TIMEOUT: 'payment',
};

/** @returns the step where the buyer can correct the error, or undefined when the order has failed */
export const recoveryStep = (code: ErrorCode) => recovery[code];
/** Whether the event and its variants, as they are shown, are not what the API sells any more. */
export const isOfferOutdated = (code: ErrorCode) => recoveryStep(code) === 'tickets' || code === 'CHARGE_CHANGED';
export const isCouponError = (code: ErrorCode) => code.startsWith('COUPON_');
export const isConnectionError = (code: ErrorCode) => code === 'NETWORK' || code === 'TIMEOUT';
