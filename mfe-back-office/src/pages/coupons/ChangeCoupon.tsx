import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { CouponFields } from './CouponFields.tsx';
import { type CouponChange, toCouponForm, toCouponValues } from './coupon-form.ts';
import { useChangeCoupon } from './coupons.api.ts';

/** Edits a coupon. Orders that used it keep their prices. */
export function ChangeCoupon({ coupon }: { coupon: Coupon }) {
  const [change] = useChangeCoupon();
  return (
    <SaveForm<CouponChange, Coupon>
      texts="back-office/coupons"
      name="coupon"
      draft={`coupon.${coupon.id}`}
      draftTitle={coupon.code}
      initial={toCouponForm(coupon)}
      revision={coupon.revision}
      save={({ revision, ...values }) => change({ id: coupon.id, revision, change: toCouponValues(values) })}
    >
      <CouponFields />
    </SaveForm>
  );
}
