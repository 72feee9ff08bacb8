import type { ErrorCode } from '@idavuelta/shared/contracts';
import type { ApiProblem } from '@idavuelta/shared/platform';
import type { CouponReason } from '../payment/payment.types.ts';
import { isBefore, type StepName } from '../steps.ts';
import type { EndedOrder, OrderProblem } from './checkout.types.ts';

/** Errors that the buyer can correct, with the step to correct them in; any other error ends the purchase. */
const recovery: Partial<Record<ErrorCode, 'tickets' | 'payment'>> = {
  OUT_OF_STOCK: 'tickets',
  SALES_CLOSED: 'tickets',
  TICKET_LIMIT_REACHED: 'tickets',
  COUPON_UNKNOWN: 'payment',
  COUPON_EXPIRED: 'payment',
  COUPON_USED_UP: 'payment',
  COUPON_NOT_FOR_EVENT: 'payment',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  CHARGE_CHANGED: 'payment',
  TRANSFER_TOO_LATE: 'payment',
  TRANSFER_LIMIT_REACHED: 'payment',
  TOO_MANY_UNPAID_ORDERS: 'payment',
  PREVIEW_ONLY: 'payment',
  NOT_INVITED: 'payment',
  INVITATION_USED_UP: 'payment',
  RATE_LIMITED: 'payment',
  UNAUTHENTICATED: 'payment',
  SALE_NOT_OPEN: 'payment',
  ADMISSION_REQUIRED: 'payment',
  ADMISSION_USED: 'payment',
  TURN_NOT_YET: 'payment',
  TURN_PASSED: 'payment',
  // no response, or none with details: the order may exist, and a retry with the same key returns it
  UNAVAILABLE: 'payment',
  NETWORK: 'payment',
  TIMEOUT: 'payment',
};

/** The step with each field of the request. The last pattern matches the date and all other fields of tickets. */
const stepsOfFields: [RegExp, StepName][] = [
  [/^tickets\[\d+\]\.addresses/, 'addresses'],
  [/^tickets\[\d+\]\.(passengers|spaces)/, 'passengers'],
  [/^(paymentCode|discountCode|taxBuyer\..+)$/, 'payment'],
  [/^(tickets|date|eventDateId|provinceId)/, 'tickets'],
];

/** @returns the step with a field of the request; undefined for fields in no step */
export const stepOfField = (field: string) => stepsOfFields.find(([pattern]) => pattern.test(field))?.[1];

/** @returns the first step where the buyer can correct the error, or undefined when the order has failed */
export function recoveryStep({
  code,
  rejectedFields,
}: Pick<OrderProblem, 'code' | 'rejectedFields'>): StepName | undefined {
  if (code !== 'VALIDATION_FAILED') return recovery[code];
  const fieldSteps = rejectedFields.flatMap(({ field }) => stepOfField(field) ?? []);
  return fieldSteps.reduce<StepName | undefined>(
    (first, step) => (first && !isBefore(step, first) ? first : step),
    undefined,
  );
}

/** Whether the event and its variants have changed since they were displayed. */
export const isOfferOutdated = (problem: Pick<OrderProblem, 'code' | 'rejectedFields'>) =>
  recoveryStep(problem) === 'tickets' ||
  problem.code === 'CHARGE_CHANGED' ||
  // a queue was opened in front of the event
  problem.code === 'ADMISSION_REQUIRED' ||
  problem.rejectedFields.some(({ field }) => field.includes('.spaces.'));

const turnErrors: readonly ErrorCode[] = [
  'SALE_NOT_OPEN',
  'ADMISSION_REQUIRED',
  'ADMISSION_USED',
  'TURN_NOT_YET',
  'TURN_PASSED',
];

/** Whether the order was refused because it is not the buyer's turn. */
export const isTurnError = (code: ErrorCode) => turnErrors.includes(code);

export const isCouponError = (code: ErrorCode) => code.startsWith('COUPON_');

/** Failures that say nothing about a coupon. */
const unexplained: ErrorCode[] = ['INTERNAL', 'NETWORK', 'TIMEOUT'];

export const couponReasonOf = ({ code, errors }: Pick<ApiProblem, 'code' | 'errors'>): CouponReason =>
  errors?.some(({ reason }) => reason === 'customer_limit') ? 'USED_BY_CUSTOMER' : code;

/** @returns the key, with namespace, of the text that explains why a coupon was rejected */
export function couponErrorKey(reason: CouponReason) {
  if (reason === 'USED_BY_CUSTOMER') return 'booking:coupon.used_by_customer';
  return unexplained.includes(reason) ? 'booking:coupon.failed' : `common:errors.${reason}`;
}

/** @returns the key of the text that explains how an order ended */
export const endedTextKey = ({ endedBeforeDeadline }: EndedOrder) =>
  endedBeforeDeadline ? 'hold.cancelled' : 'hold.expired';

/**
 * Whether this error leaves the outcome unknown: the API may have executed the call, so it is repeated with the same
 * key.
 */
export const isUnanswered = (code: ErrorCode) => code === 'NETWORK' || code === 'TIMEOUT' || code === 'UNAVAILABLE';
