import type { Coupon, CouponUse, CouponValues, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

type CouponsQuery = StaffListQuery & Partial<Record<'text' | 'state' | 'event', string>>;

const coupons = resource('/coupons', 'BackOfficeCoupons');

export const useCoupons = coupons.list<StaffList<Coupon>, CouponsQuery>();
export const useCoupon = coupons.one<Coupon>();
export const useMakeCoupon = coupons.add<Coupon, CouponValues>();
export const useChangeCoupon = coupons.change<Coupon, Omit<CouponValues, 'code'>>();
export const useCouponUses = coupons.read<StaffList<CouponUse>, StaffListQuery & { id: number }>('/:id/uses');
export const useSwitchCoupon = coupons.act<Coupon, { id: number; to: 'stop' | 'resume' }>('POST /:id/:to');
