/** Every reason for which the API or the network refuses. Each has a text `errors.<CODE>` in every language. */
export const errorCodes = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'BAD_CREDENTIALS',
  'ACCOUNT_NOT_VERIFIED',
  'NOT_FOUND',
  'EMAIL_TAKEN',
  'EMAIL_UNKNOWN',
  'TOKEN_INVALID',
  'OUT_OF_STOCK',
  'EVENT_CLOSED',
  'STATE_CONFLICT',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_PROVIDER_FAILED',
  'TRANSFER_TOO_LATE',
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_NOT_FOR_EVENT',
  'URL_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'TICKET_INVALID',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  'TIMEOUT',
  'NETWORK',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export interface FieldError {
  /** Path in the body, e.g. `tickets[0].passengers[1].email`. */
  field: string;
  /** Machine-readable reason, e.g. `required`, `email`, `min`. */
  reason: string;
}

export interface Success<T> {
  success: true;
  data: T;
}

export interface Failure {
  success: false;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
}

export type Envelope<T> = Success<T> | Failure;
