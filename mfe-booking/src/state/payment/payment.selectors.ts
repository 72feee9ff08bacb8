import type { RootState } from '../reducer.ts';
import { discountOf, rejectedCouponOf } from './payment.types.ts';

export const selectPayment = (state: RootState) => state['mfe-booking'].payment;
export const selectCoupon = (state: RootState) => selectPayment(state).coupon;
export const selectRejectedCoupon = (state: RootState) => rejectedCouponOf(selectCoupon(state));
export const selectDiscount = (state: RootState) => discountOf(selectCoupon(state));
/** Whom the tax document of the order names. */
export const selectNamedBuyer = (state: RootState) => selectPayment(state).namedBuyer;
