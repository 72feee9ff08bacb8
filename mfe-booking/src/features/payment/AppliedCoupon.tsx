import type { Discount } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import styles from './payment.module.css';

/** The coupon that is applied, which can be removed. */
export function AppliedCoupon({ discount, onRemove }: { discount: Discount; onRemove: () => void }) {
  const { t } = useTranslation('booking');
  const { code, variation } = discount;
  return (
    <div className={styles.applied} role="status">
      <span>
        <strong>{code}</strong> · {t('coupon.discount', { percent: Math.round(variation * 10000) / 100 })}
      </span>
      <Button variant="quiet" onClick={onRemove}>
        {t('coupon.remove')}
      </Button>
    </div>
  );
}
