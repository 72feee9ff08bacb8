import { type Coupon, type CouponValues, couponFields } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { linkTo } from '../../kit/areas.ts';
import { CouponFields } from './CouponFields.tsx';
import { emptyCoupon, toCouponValues } from './coupon-form.ts';
import { useMakeCoupon } from './coupons.api.ts';

/** Creates a coupon and opens its page. */
export function MakeCoupon({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('back-office/coupons');
  const navigate = useNavigate();
  const [make] = useMakeCoupon();
  return (
    <Drawer title={t('make')} open size="large" onClose={onClose}>
      <SaveForm<CouponValues, Coupon>
        texts="back-office/coupons"
        name="coupon"
        draft="coupon.new"
        initial={emptyCoupon}
        save={(values) => make(toCouponValues(values))}
        saved={({ code }) => t('made', { code })}
        onSaved={({ id }) => navigate(linkTo('/coupons/:id', id))}
      >
        <Field of={couponFields} name="code" input={{ autoCapitalize: 'characters' }} />
        <CouponFields />
      </SaveForm>
    </Drawer>
  );
}
