import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { Refund } from '../contracts/index.ts';
import styles from './RefundList.module.css';

/** Lists the refunds of an order with the progress of each. @param timeZone IANA zone to show the days in */
export function RefundList({ refunds, timeZone }: { refunds: Refund[]; timeZone: string }) {
  const { t } = useTranslation('common');
  const { money, date } = useFormats();
  return (
    <ul className={styles.refunds} aria-label={t('refunds.title')}>
      {refunds.map((refund) => (
        <li key={`${refund.date} ${refund.amount}`}>
          <strong className={styles.amount}>{money(refund)}</strong>
          <span>{` · ${date(refund.date, 'medium', timeZone)} · ${t(`refunds.${refund.state}`)}`}</span>
        </li>
      ))}
    </ul>
  );
}
