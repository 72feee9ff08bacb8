import { TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import { isCouponError } from '../../state/checkout/order-errors.ts';
import { selectCoupon } from '../../state/payment/payment.selectors.ts';
import { couponRemoved, couponSubmitted } from '../../state/payment/payment.slice.ts';
import styles from './payment.module.css';
import { couponSchema } from './payment.schema.ts';

const validate = validateWith(couponSchema);

/** Applies, shows and removes a coupon. */
export function CouponBox() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const coupon = useSelector(selectCoupon);

  if (coupon.status === 'applied') {
    const { code, variation } = coupon.discount;
    return (
      <div className={styles.applied} role="status">
        <span>
          <strong>{code}</strong> · {t('coupon.discount', { percent: Math.round(variation * 10000) / 100 })}
        </span>
        <Button variant="quiet" onClick={() => dispatch(couponRemoved())}>
          {t('coupon.remove')}
        </Button>
      </div>
    );
  }
  return (
    <Form<{ code: string }>
      validate={validate}
      onSubmit={(values) => void dispatch(couponSubmitted(couponSchema.cast(values).code))}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.coupon} onSubmit={(event) => void handleSubmit(event)}>
          <TextField name="code" label={t('coupon.label')} optional autoComplete="off" maxLength={40} />
          <Button type="submit" aria-disabled={coupon.status === 'checking'}>
            {t(coupon.status === 'checking' ? 'coupon.checking' : 'coupon.apply')}
          </Button>
          {coupon.status === 'refused' && (
            <p className={styles.refused}>
              {isCouponError(coupon.reason) ? t(`errors.${coupon.reason}`, { ns: 'common' }) : t('coupon.failed')}
            </p>
          )}
        </form>
      )}
    </Form>
  );
}
