import type { NeededPermission } from '../roles.ts';

/** Coupons, and who used them. */
export const couponOperations = {
  listCoupons: 'coupons.read',
  getCoupon: 'coupons.read',
  listCouponUses: 'coupons.read',
  makeCoupon: 'coupons.change',
  changeCoupon: 'coupons.change',
  stopCoupon: 'coupons.change',
  resumeCoupon: 'coupons.change',
} as const satisfies Record<string, NeededPermission>;
