import { useDispatch, useSelector } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { selectDiscount } from '../../state/payment/payment.selectors.ts';
import { couponRemoved } from '../../state/payment/payment.slice.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import { CouponForm } from './CouponForm.tsx';
import styles from './payment.module.css';

/** Applies, shows, replaces and removes a coupon. A rejected coupon leaves the applied one as it is. */
export function CouponBox() {
  const dispatch = useDispatch();
  const applied = useSelector(selectDiscount);
  /** The coupon that the buyer wants to replace. */
  const [replaced, setReplaced] = useState<string>();
  const replacing = applied !== undefined && replaced === applied.code;
  const { box, keepFocus } = useRestoredFocus(applied?.code, replacing);

  const remove = () => {
    keepFocus('input, button');
    dispatch(couponRemoved());
  };
  const replace = () => {
    keepFocus('input');
    setReplaced(applied?.code);
  };

  return (
    <div ref={box} className={styles.coupons}>
      {applied && <AppliedCoupon discount={applied} onRemove={remove} onReplace={replacing ? undefined : replace} />}
      {/* an order takes one coupon: empty again once its code is applied */}
      {(!applied || replacing) && <CouponForm key={applied?.code} onApply={() => keepFocus('input, button')} />}
    </div>
  );
}

/** Moves the focus to the element that replaces the focused one: the applied coupon, or the field. */
function useRestoredFocus(code: string | undefined, replacing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the focus is there once these have changed
  useEffect(() => {
    if (focused.current) box.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [code, replacing]);

  return {
    box,
    keepFocus: (target: string) => {
      focused.current = target;
    },
  };
}
