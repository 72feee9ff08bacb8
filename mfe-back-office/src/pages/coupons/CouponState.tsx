import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';

const badges = {
  active: 'success',
  later: 'processing',
  expired: 'default',
  'used-up': 'warning',
  stopped: 'error',
} as const satisfies Record<Coupon['state'], string>;

/** Shows whether a coupon is valid, and why not. */
export function CouponState({ state }: Pick<Coupon, 'state'>) {
  const { t } = useTranslation('back-office/coupons');
  return <Badge status={badges[state]} text={t(`states.${state}`)} />;
}
