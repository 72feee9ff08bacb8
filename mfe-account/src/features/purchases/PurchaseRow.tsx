import { links, type PurchaseSummary } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { StateBadge } from '@idavuelta/shared/ui';
import { PurchaseDate } from '../../ui/PurchaseDate.tsx';
import { formatPurchaseDate } from '../../ui/purchase-date.ts';
import styles from './PurchaseRow.module.css';

/**
 * A purchase in the list. A cancelled one is greyed out without a link, unless money may have moved for it: its detail
 * then explains what happens.
 */
export function PurchaseRow({ purchase }: { purchase: PurchaseSummary }) {
  const { id, number, date, state, undecided, charge, total, regularEvent } = purchase;
  const { t } = useTranslation('account');
  const { money, date: formatDate } = useFormats();
  const event = useTranslated()(regularEvent.translations)?.name ?? '';
  const { startDate, timeZone } = regularEvent;
  const over = state === 'cancelled' && !undecided;
  return (
    <li className={styles.row} data-cancelled={over || undefined}>
      <p className={styles.event}>
        <span>{event}</span>
        <time dateTime={startDate} className={styles.day}>
          {formatDate(startDate, 'long', timeZone)}
        </time>
      </p>
      <p className={styles.when}>
        <span>{t('purchases.bought')}</span> <PurchaseDate iso={date} />{' '}
        <span>{`· ${withSoles(money, charge, total)} · ${t('purchases.order', { number })}`}</span>
        {undecided && <strong className={styles.undecided}>{t('purchase.undecided')}</strong>}
      </p>
      <span className={styles.state}>
        <StateBadge state={state} />
      </span>
      {!over && (
        <Link
          to={links.purchase(id)}
          className={styles.detail}
          aria-label={t('purchases.see_detail_of', { event, date: formatPurchaseDate(date) })}
        >
          {t('purchases.see_detail')}
        </Link>
      )}
    </li>
  );
}
