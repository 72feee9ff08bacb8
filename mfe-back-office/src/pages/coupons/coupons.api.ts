import type { Coupon, CouponUse, CouponValues, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

type CouponFilter = 'text' | 'state' | 'event';
type CouponsQuery = StaffListQuery & Partial<Record<CouponFilter, string>>;

interface CouponChange {
  id: number;
  /** That was read. */
  revision: number;
  change: Omit<CouponValues, 'code'>;
}

const couponsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeCoupons: build.query<StaffList<Coupon>, CouponsQuery>({
      query: byStaff((params) => ({ url: '/staff-api/coupons', params: { ...params } })),
      providesTags: ['BackOfficeCoupons'],
    }),
    backOfficeCoupon: build.query<Coupon, number>({
      query: byStaff((id) => ({ url: `/staff-api/coupons/${id}` })),
      providesTags: ['BackOfficeCoupons'],
    }),
    backOfficeCouponUses: build.query<StaffList<CouponUse>, StaffListQuery & { id: number }>({
      query: byStaff(({ id, ...params }) => ({ url: `/staff-api/coupons/${id}/uses`, params })),
      providesTags: ['BackOfficeCoupons'],
    }),
    backOfficeMakeCoupon: build.mutation<Coupon, CouponValues>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/coupons', data })),
      invalidatesTags: ['BackOfficeCoupons', 'BackOfficeAudit'],
    }),
    backOfficeChangeCoupon: build.mutation<Coupon, CouponChange>({
      query: byStaff(({ id, revision, change }) => ({
        method: 'PUT',
        url: `/staff-api/coupons/${id}`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      // also after another's change, so that the form knows the newest revision
      invalidatesTags: ['BackOfficeCoupons', 'BackOfficeAudit'],
    }),
    backOfficeSwitchCoupon: build.mutation<Coupon, { id: number; to: 'stop' | 'resume' }>({
      query: byStaff(({ id, to }) => ({ method: 'POST', url: `/staff-api/coupons/${id}/${to}` })),
      invalidatesTags: ['BackOfficeCoupons', 'BackOfficeAudit'],
    }),
  }),
});

// orders use coupons while this page is open, and others change them
const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useCoupons = (query: CouponsQuery) => couponsApi.useBackOfficeCouponsQuery(query, alwaysRefetch);
export const useCoupon = (id: number) => couponsApi.useBackOfficeCouponQuery(id, alwaysRefetch);
export const useCouponUses = (query: StaffListQuery & { id: number }) =>
  couponsApi.useBackOfficeCouponUsesQuery(query, alwaysRefetch);

export const {
  useBackOfficeMakeCouponMutation: useMakeCoupon,
  useBackOfficeChangeCouponMutation: useChangeCoupon,
  useBackOfficeSwitchCouponMutation: useSwitchCoupon,
} = couponsApi;
