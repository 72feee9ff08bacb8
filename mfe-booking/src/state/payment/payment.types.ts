import type { Discount, ErrorCode, PaymentMethodCode } from '@idavuelta/shared/contracts';

export type CouponState =
  | { status: 'none' }
  /** The one that is applied stays so until another is found to be valid. */
  | { status: 'checking'; code: string; applied?: Discount }
  | { status: 'applied'; discount: Discount }
  | { status: 'refused'; reason: ErrorCode };

export interface PaymentState {
  method?: PaymentMethodCode;
  coupon: CouponState;
}

/** The discount that is applied, also while another code is being checked. */
export function discountOf(coupon: CouponState): Discount | undefined {
  if (coupon.status === 'checking') return coupon.applied;
  return coupon.status === 'applied' ? coupon.discount : undefined;
}
