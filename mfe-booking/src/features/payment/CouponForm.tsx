import { notified } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { type FieldMessage, message, TextField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { couponErrorKey } from '../../state/checkout/order-errors.ts';
import { selectCoupon, selectDiscount, selectRejectedCoupon } from '../../state/payment/payment.selectors.ts';
import { couponSubmitted } from '../../state/payment/payment.slice.ts';
import styles from './payment.module.css';
import { couponSchema } from './payment.schema.ts';

const validate = validateWith(couponSchema);
const alreadyApplied = 'booking:coupon.already_applied';

/** A code to apply. The field says why its code was rejected until the code changes. */
export function CouponForm({ onApply }: { onApply: () => void }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const checking = useSelector(selectCoupon).status === 'checking';
  const applied = useSelector(selectDiscount);
  const rejected = useSelector(selectRejectedCoupon);
  const [repeated, setRepeated] = useState<string>();
  // a code that was rejected with the order can be corrected
  const [initialValues] = useState({ code: applied ? '' : (rejected?.code ?? '') });

  const submit = (code: string) => {
    const isRepeated = code === applied?.code.toUpperCase();
    setRepeated(isRepeated ? code : undefined);
    if (isRepeated) return dispatch(notified({ kind: 'error', key: alreadyApplied }));
    onApply();
    dispatch(couponSubmitted(code));
  };
  const problemOf = (typed = ''): FieldMessage | undefined => {
    const code = typed.trim().toUpperCase();
    if (!code) return;
    if (code === repeated) return message(alreadyApplied);
    return code === rejected?.code ? message(couponErrorKey(rejected.reason)) : undefined;
  };

  return (
    <Form<{ code: string }>
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => void submit(couponSchema.cast(values).code)}
    >
      {({ handleSubmit, values }) => (
        <form noValidate className={styles.coupon} onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="code"
            label={t(applied ? 'coupon.other' : 'coupon.label')}
            optional
            autoComplete="off"
            maxLength={bookingLimits.couponLength}
            rejected={problemOf(values.code)}
          />
          <Button type="submit" aria-disabled={checking}>
            {t(checking ? 'coupon.checking' : 'coupon.apply')}
          </Button>
        </form>
      )}
    </Form>
  );
}
