import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Menu } from '@idavuelta/shared/ui';
import { RidePassCard } from '../../ui/ride-pass/RidePassCard.tsx';
import { toRidePass } from '../../ui/ride-pass/ride-pass.ts';
import { PurchaseActions } from './PurchaseActions.tsx';
import styles from './TravelDay.module.css';

/** On the day of the trip the codes come first, and all other actions are behind one button. */
export default function TravelDay({ purchase }: { purchase: OrderDetail }) {
  const { t } = useTranslation('account');
  const pass = toRidePass(purchase);
  if (!pass) return null;
  return (
    <RidePassCard pass={pass} overline={t('purchase.today')}>
      <Menu label={t('purchase.more')} className={styles.menu}>
        {/* the message of an action is beside it */}
        <div data-keep-open className={styles.actions}>
          <PurchaseActions purchase={purchase} />
        </div>
      </Menu>
    </RidePassCard>
  );
}
