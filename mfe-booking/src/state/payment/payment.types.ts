import type { Discount, ErrorCode, PaymentMethodCode } from '@idavuelta/shared/contracts';

type CouponState =
  | { status: 'none' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; discount: Discount }
  | { status: 'refused'; reason: ErrorCode };

export interface PaymentState {
  method?: PaymentMethodCode;
  coupon: CouponState;
}
