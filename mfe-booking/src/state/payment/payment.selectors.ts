import type { RootState } from '../reducer.ts';
import { discountOf, refusedOf } from './payment.types.ts';

export const selectPayment = (state: RootState) => state['mfe-booking'].payment;
export const selectCoupon = (state: RootState) => selectPayment(state).coupon;
export const selectRefusedCoupon = (state: RootState) => refusedOf(selectCoupon(state));
export const selectDiscount = (state: RootState) => discountOf(selectCoupon(state));
