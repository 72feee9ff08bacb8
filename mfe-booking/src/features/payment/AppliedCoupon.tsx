import type { Discount } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import styles from './payment.module.css';

interface AppliedCouponProps {
  discount: Discount;
  onRemove: () => void;
  /** Absent while another code is typed. */
  onReplace?: () => void;
}

/** The applied coupon, which can be removed or replaced. */
export function AppliedCoupon({ discount, onRemove, onReplace }: AppliedCouponProps) {
  const { t } = useTranslation('booking');
  const { code, variation } = discount;
  return (
    <div className={styles.applied} role="status">
      <span>
        <strong translate="no">{code}</strong>
        <span>{` · ${t('coupon.discount', { percent: Math.round(variation * 10000) / 100 })}`}</span>
      </span>
      <ButtonRow>
        <Button variant="quiet" onClick={onRemove}>
          {t('coupon.remove')}
        </Button>
        {onReplace && (
          <Button variant="quiet" onClick={onReplace}>
            {t('coupon.change')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
