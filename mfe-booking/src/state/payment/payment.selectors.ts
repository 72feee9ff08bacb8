import type { RootState } from '../reducer.ts';

export const selectPayment = (state: RootState) => state['mfe-booking'].payment;
export const selectCoupon = (state: RootState) => selectPayment(state).coupon;
export const selectDiscount = (state: RootState) => {
  const coupon = selectCoupon(state);
  return coupon.status === 'applied' ? coupon.discount : undefined;
};
