import type { Refund } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { RefundList } from '@idavuelta/shared/ui';
import styles from './order-result.module.css';

/** What is paid back of an order; nothing when there is nothing. */
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
