import type { Coupon, CouponValues } from '@idavuelta/shared/contracts/staff';
import moment from 'moment';

/** The form uses the device's local time. */
const wallTime = 'YYYY-MM-DDTHH:mm';
const toForm = (iso: string | undefined) => (iso ? moment(iso).format(wallTime) : undefined);
const toIso = (typed: string | undefined) => (typed ? moment(typed, wallTime).toISOString() : undefined);

export type CouponChange = Omit<CouponValues, 'code'>;

export const emptyCoupon = { note: '', eventIds: [], variantIds: [] };

export const toCouponForm = (coupon: Coupon): CouponChange => {
  const { percent, note, beginsAt, expiresAt, maxUses, maxUsesPerCustomer, eventIds, variantIds } = coupon;
  const times = { beginsAt: toForm(beginsAt), expiresAt: toForm(expiresAt) };
  return { percent, note, ...times, maxUses, maxUsesPerCustomer, eventIds, variantIds };
};

export const toCouponValues = <Form extends CouponChange>(form: Form): Form => ({
  ...form,
  beginsAt: toIso(form.beginsAt),
  expiresAt: toIso(form.expiresAt),
  // drops the tickets of events that were deselected
  variantIds: form.eventIds.length ? form.variantIds : [],
});
