import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDiscount } from '../../../state/payment/payment.selectors.ts';
import { priceOf } from '../../../state/payment/prices.ts';
import type { OrderLine } from '../../../state/tickets/tickets.selectors.ts';
import styles from './Summary.module.css';

/** The price of a variant's tickets; with a coupon, the original price is struck through. */
export function LineAmount({ line: { variant, quantity } }: { line: Pick<OrderLine, 'variant' | 'quantity'> }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const price = priceOf(variant, useSelector(selectDiscount));
  return (
    <span className={styles.amount}>
      {price !== variant.price && (
        <>
          <span className="visually-hidden">{t('summary.before')} </span>
          <s className={styles.original}>{money(variant.price * quantity)}</s>{' '}
        </>
      )}
      {money(price * quantity)}
    </span>
  );
}
