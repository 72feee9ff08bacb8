import type { Discount, ErrorCode, PaymentMethodCode, TaxBuyer } from '@idavuelta/shared/contracts';
import type { TaxBuyerForm } from '../tax-buyer/tax-buyer.types.ts';

/** Why a code was rejected. `USED_BY_CUSTOMER`: this customer has used it the maximum number of times. */
export type CouponReason = ErrorCode | 'USED_BY_CUSTOMER';

/** A rejected code, as it was sent. */
export interface RejectedCoupon {
  code: string;
  reason: CouponReason;
}

/** Stored with the draft: the key `refused` keeps its name, or drafts in browsers would be lost. */
export type CouponState =
  | { status: 'none' }
  /** The applied coupon stays until another one proves valid. */
  | { status: 'checking'; code: string; applied?: Discount }
  /** A later code may have been rejected. */
  | { status: 'applied'; discount: Discount; rejected?: RejectedCoupon }
  | { status: 'refused'; rejected: RejectedCoupon };

export interface PaymentState {
  method?: PaymentMethodCode;
  /** Whom the tax document names; absent until the buyer changes what is suggested. */
  taxBuyer?: TaxBuyerForm;
  /** The same as the order has it; read by the step, whose rules are too large for the event page. */
  namedBuyer?: TaxBuyer;
  coupon: CouponState;
}

/** The code that was rejected last, unless the buyer has tried another one since. */
export const rejectedCouponOf = (coupon: CouponState): RejectedCoupon | undefined =>
  coupon.status === 'applied' || coupon.status === 'refused' ? coupon.rejected : undefined;

/** The applied discount, even while another code is checked. */
export function discountOf(coupon: CouponState): Discount | undefined {
  if (coupon.status === 'checking') return coupon.applied;
  return coupon.status === 'applied' ? coupon.discount : undefined;
}
