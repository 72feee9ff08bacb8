import type { Refund } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { RefundList } from '@idavuelta/shared/ui';
import styles from './order-result.module.css';

/** The refunds of an order; renders nothing without one. */
export function Refunds({ refunds = [], timeZone }: { refunds?: Refund[]; timeZone: string }) {
  const { t } = useTranslation('common');
  if (!refunds.length) return null;
  return (
    <section className={styles.refunds}>
      <h2>{t('refunds.title')}</h2>
      <RefundList refunds={refunds} timeZone={timeZone} />
    </section>
  );
}
