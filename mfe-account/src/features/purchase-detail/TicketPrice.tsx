import type { TicketDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './TicketPrice.module.css';

/** The price of a ticket, S/0,00 for a free one; with a coupon, the original price is struck through. */
export function TicketPrice({ ticket: { price, discountPrice, finalPrice } }: { ticket: TicketDetail }) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  const paid = finalPrice ?? (discountPrice > 0 ? discountPrice : price);
  if (paid >= price) return <span className={styles.price}>{money(paid)}</span>;
  return (
    <span className={styles.price}>
      <del className={styles.before}>
        <span className="visually-hidden">{t('purchase.price_before')} </span>
        <span>{money(price)}</span>
      </del>{' '}
      <span className="visually-hidden">{t('purchase.price_now')} </span>
      <span>{money(paid)}</span>
    </span>
  );
}
