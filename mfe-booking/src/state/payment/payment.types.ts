import type { Discount, ErrorCode, PaymentMethodCode } from '@idavuelta/shared/contracts';

/** A code that was refused, as it was sent. */
export interface RefusedCoupon {
  code: string;
  reason: ErrorCode;
}

export type CouponState =
  | { status: 'none' }
  /** The applied coupon stays until another one is found valid. */
  | { status: 'checking'; code: string; applied?: Discount }
  /** Another one may have been refused since. */
  | { status: 'applied'; discount: Discount; refused?: RefusedCoupon }
  | { status: 'refused'; refused: RefusedCoupon };

export interface PaymentState {
  method?: PaymentMethodCode;
  coupon: CouponState;
}

/** The code that was refused last, if the buyer has tried no other since. */
export const refusedOf = (coupon: CouponState): RefusedCoupon | undefined =>
  coupon.status === 'applied' || coupon.status === 'refused' ? coupon.refused : undefined;

/** The applied discount, also while another code is checked. */
export function discountOf(coupon: CouponState): Discount | undefined {
  if (coupon.status === 'checking') return coupon.applied;
  return coupon.status === 'applied' ? coupon.discount : undefined;
}
