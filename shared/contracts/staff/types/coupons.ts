import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/coupons.ts';

export type Coupon = Static<typeof schemas.couponSchema>;
export type CouponValues = Static<typeof schemas.couponValuesSchema>;
export type CouponUse = Static<typeof schemas.couponUseSchema>;
