import { type Discount, notified } from '@idavuelta/shared/contracts';
import { ApiError, call, callApi, put, select, takeLatest, toApiError } from '@idavuelta/shared/platform';
import { orderRejected } from '../checkout/checkout.actions.ts';
import { couponErrorKey, couponReasonOf } from '../checkout/order-errors.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { selectDiscount } from './payment.selectors.ts';
import { couponApplied, couponRejected, couponRemoved, couponSubmitted } from './payment.slice.ts';

function* findDiscount(code: string, eventId: number) {
  const discount = yield* callApi<Discount>({
    url: `/shop-api/discounts/${encodeURIComponent(code)}/event/${eventId}`,
  });
  if (discount.used) throw new ApiError({ code: 'COUPON_USED_UP' });
  return discount;
}

function* applyCoupon({ payload: code, type }: ReturnType<typeof couponSubmitted | typeof couponRemoved>) {
  const event = yield* select(selectEvent);
  if (type === couponRemoved.type || !code || !event) return;
  try {
    yield* put(couponApplied(yield* call(findDiscount, code, event.id)));
    yield* put(notified({ kind: 'success', key: 'booking:coupon.added' }));
  } catch (error) {
    yield* rejectCoupon(error);
  }
}

function* rejectCoupon(error: unknown) {
  const reason = couponReasonOf(toApiError(error));
  yield* put(couponRejected(reason));
  yield* put(notified({ kind: 'error', key: couponErrorKey(reason) }));
}

/** A changed charge may come from an outdated discount, so the coupon is checked again. */
function* refreshDiscount({ payload: { code } }: ReturnType<typeof orderRejected>) {
  const event = yield* select(selectEvent);
  const discount = yield* select(selectDiscount);
  if (code !== 'CHARGE_CHANGED' || !discount || !event) return;
  try {
    yield* put(couponApplied(yield* call(findDiscount, discount.code, event.id)));
  } catch (error) {
    yield* rejectCoupon(error);
  }
}

export function* couponSaga() {
  yield* takeLatest(orderRejected, refreshDiscount);
  // takeLatest: only the last code counts, and removing the coupon cancels a pending check
  yield* takeLatest([couponSubmitted.type, couponRemoved.type], applyCoupon);
}
