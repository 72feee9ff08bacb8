import { formatMoney, isSameMoney, times } from '@idavuelta/shared/contracts/money';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDiscount } from '../../../state/payment/payment.selectors.ts';
import { fullPriceOf, priceOf } from '../../../state/payment/prices.ts';
import type { OrderLine } from '../../../state/tickets/tickets.selectors.ts';
import { selectEvent } from '../../../state/wizard/wizard.selectors.ts';
import styles from './Summary.module.css';

/** The price of a variant's tickets; with a coupon, the original price is struck through. */
export function LineAmount({ line: { variant, quantity } }: { line: Pick<OrderLine, 'variant' | 'quantity'> }) {
  const { t } = useTranslation('booking');
  const event = useSelector(selectEvent);
  const price = priceOf(variant, event, useSelector(selectDiscount));
  const fullPrice = fullPriceOf(variant, event);
  return (
    <span className={styles.amount}>
      {!isSameMoney(price, fullPrice) && (
        <>
          <span className="visually-hidden">{`${t('summary.before')} `}</span>
          <s className={styles.original}>{formatMoney(times(fullPrice, quantity))}</s>{' '}
        </>
      )}
      <span>{formatMoney(times(price, quantity))}</span>
    </span>
  );
}
