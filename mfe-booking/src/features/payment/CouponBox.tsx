import { notified } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { selectCoupon, selectDiscount } from '../../state/payment/payment.selectors.ts';
import { couponRemoved, couponSubmitted } from '../../state/payment/payment.slice.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import styles from './payment.module.css';
import { couponSchema } from './payment.schema.ts';

const validate = validateWith(couponSchema);

/** Applies, shows, replaces and removes a coupon. One that is refused leaves the one that is applied as it is. */
export function CouponBox() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const checking = useSelector(selectCoupon).status === 'checking';
  const applied = useSelector(selectDiscount);
  const { box, keepFocus } = useKeptFocus(applied?.code);

  const remove = () => {
    keepFocus();
    dispatch(couponRemoved());
  };
  const submit = (code: string) => {
    if (code === applied?.code.toUpperCase())
      return dispatch(notified({ kind: 'error', key: 'booking:coupon.already_applied' }));
    keepFocus();
    dispatch(couponSubmitted(code));
  };

  return (
    <div ref={box} className={styles.coupons}>
      {applied && <AppliedCoupon discount={applied} onRemove={remove} />}
      <Form<{ code: string }>
        key={applied?.code} // empty again once its code is applied
        validate={validate}
        onSubmit={(values) => void submit(couponSchema.cast(values).code)}
      >
        {({ handleSubmit }) => (
          <form noValidate className={styles.coupon} onSubmit={(event) => void handleSubmit(event)}>
            <TextField
              name="code"
              label={t(applied ? 'coupon.other' : 'coupon.label')}
              optional
              autoComplete="off"
              maxLength={bookingLimits.couponLength}
            />
            <Button type="submit" aria-disabled={checking}>
              {t(checking ? 'coupon.checking' : 'coupon.apply')}
            </Button>
          </form>
        )}
      </Form>
    </div>
  );
}

/** Leads the focus to the coupon that is applied, or back to the field: the form begins anew with each of them. */
function useKeptFocus(code?: string) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the focus is there once the code has changed
  useEffect(() => {
    if (kept.current) box.current?.querySelector<HTMLElement>('input, button')?.focus();
    kept.current = false;
  }, [code]);

  return {
    box,
    keepFocus: () => {
      kept.current = true;
    },
  };
}
