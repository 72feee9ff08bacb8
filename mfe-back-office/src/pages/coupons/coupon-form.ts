import type { Coupon, CouponValues } from '@idavuelta/shared/contracts/staff';
import moment from 'moment';

/** What the form has: times of this device, and nothing for what is not limited. */
export interface CouponForm {
  code?: string;
  percent: number;
  note?: string;
  begins?: string;
  expires?: string;
  maxUses?: number | null;
  maxUsesPerCustomer?: number | null;
  eventIds?: number[];
  variantIds?: number[];
}

const wallTime = 'YYYY-MM-DDTHH:mm';
const shown = (iso: string | undefined) => (iso ? moment(iso).format(wallTime) : undefined);
const sent = (wall: string | undefined) => (wall ? moment(wall, wallTime).toISOString() : undefined);

export const asForm = ({ beginsAt, expiresAt, ...coupon }: Coupon): CouponForm => ({
  percent: coupon.percent,
  note: coupon.note,
  begins: shown(beginsAt),
  expires: shown(expiresAt),
  maxUses: coupon.maxUses,
  maxUsesPerCustomer: coupon.maxUsesPerCustomer,
  eventIds: coupon.eventIds,
  variantIds: coupon.variantIds,
});

/** What is saved, without the code. */
export const asValues = (form: CouponForm): Omit<CouponValues, 'code'> => ({
  percent: form.percent,
  note: form.note ?? '',
  beginsAt: sent(form.begins),
  expiresAt: sent(form.expires),
  maxUses: form.maxUses ?? undefined,
  maxUsesPerCustomer: form.maxUsesPerCustomer ?? undefined,
  eventIds: form.eventIds ?? [],
  // variants of an event that was taken out again do not count
  variantIds: form.eventIds?.length ? (form.variantIds ?? []) : [],
});

/** Names of the form's fields by those of the API. */
export const formFields: Record<string, keyof CouponForm> = { beginsAt: 'begins', expiresAt: 'expires' };

/** The label of a field by its name in the API. */
export const fieldLabels: Record<string, string> = {
  code: 'fields.code',
  percent: 'fields.percent',
  note: 'fields.note',
  beginsAt: 'fields.begins',
  expiresAt: 'fields.expires',
  maxUses: 'fields.max_uses',
  maxUsesPerCustomer: 'fields.max_uses_per_customer',
  eventIds: 'fields.events',
  variantIds: 'fields.variants',
};
