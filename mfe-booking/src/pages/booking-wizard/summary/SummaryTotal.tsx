import { formatMoney, fromDecimal, isSameMoney } from '@idavuelta/shared/contracts/money';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectCheckout } from '../../../state/checkout/checkout.selectors.ts';
import { selectConvertedCharge } from '../../../state/payment/charge.selectors.ts';
import { selectDiscount } from '../../../state/payment/payment.selectors.ts';
import { selectTotals } from '../../../state/payment/totals.selectors.ts';
import styles from './Summary.module.css';

/**
 * The total: the price before the coupon struck through, then what will be charged, and beside it the price where the
 * chosen method charges another currency, else the figure in soles; once the order is placed, the server's total.
 */
export function SummaryTotal() {
  const { t } = useTranslation('booking');
  const { total, soles, original } = useSelector(selectTotals);
  const discount = useSelector(selectDiscount);
  const charge = useSelector(selectConvertedCharge);
  const checkout = useSelector(selectCheckout);
  const due = checkout.status === 'placed' ? fromDecimal(checkout.order.charge) : total;
  const beside = charge ? due : soles;
  const reduced = discount && !isSameMoney(original, due);

  return (
    <p className={styles.total} role="status" aria-label={t('summary.total')}>
      <span>{t('summary.total')}</span>
      <span className={styles.amounts}>
        {reduced && (
          <>
            <span className="visually-hidden">{`${t('summary.before')} `}</span>
            <s className={styles.original}>{formatMoney(original)}</s>{' '}
          </>
        )}
        <strong className={styles.due}>{formatMoney(charge ?? due)}</strong>
        {beside && <span className={styles.beside}>{` ${formatMoney(beside)}`}</span>}
        {reduced && (
          <span className={styles.discount}>
            {` ${t('coupon.discount', { percent: Math.round(discount.variation * 10000) / 100 })}`}
          </span>
        )}
      </span>
    </p>
  );
}
