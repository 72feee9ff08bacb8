import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './order-result.module.css';

/** The number by which our staff find the order. */
export function OrderNumber({ order }: Pick<OrderDetail, 'order'>) {
  const { t } = useTranslation('booking');
  return (
    <p>
      <span>{`${t('result.number')}: `}</span>
      <strong translate="no" className={styles.number}>
        {order.number}
      </strong>
    </p>
  );
}
