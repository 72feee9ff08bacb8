import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
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
  const { box, keepFocus } = useKeptFocus(coupon.status === 'applied');

  const remove = () => {
    keepFocus();
    dispatch(couponRemoved());
  };

  if (coupon.status === 'applied') {
    const { code, variation } = coupon.discount;
    return (
      <div ref={box} className={styles.applied} role="status">
        <span>
          <strong>{code}</strong> · {t('coupon.discount', { percent: Math.round(variation * 10000) / 100 })}
        </span>
        <Button variant="quiet" onClick={remove}>
          {t('coupon.remove')}
        </Button>
      </div>
    );
  }
  return (
    <Form<{ code: string }>
      validate={validate}
      onSubmit={(values) => {
        keepFocus();
        dispatch(couponSubmitted(couponSchema.cast(values).code));
      }}
    >
      {({ handleSubmit }) => (
        <form ref={box} noValidate className={styles.coupon} onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="code"
            label={t('coupon.label')}
            optional
            autoComplete="off"
            maxLength={bookingLimits.couponLength}
          />
          <Button type="submit" aria-disabled={coupon.status === 'checking'}>
            {t(coupon.status === 'checking' ? 'coupon.checking' : 'coupon.apply')}
          </Button>
        </form>
      )}
    </Form>
  );
}

/** Takes the focus along when the form and the applied coupon replace each other. */
function useKeptFocus(applied: boolean) {
  const element = useRef<HTMLElement>(null);
  const kept = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other one is there once `applied` has changed
  useEffect(() => {
    if (kept.current) element.current?.querySelector<HTMLElement>('input, button')?.focus();
    kept.current = false;
  }, [applied]);

  return {
    box: (now: HTMLElement | null) => {
      element.current = now;
    },
    keepFocus: () => {
      kept.current = true;
    },
  };
}
