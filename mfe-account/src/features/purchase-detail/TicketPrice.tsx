import type { TicketDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './TicketPrice.module.css';

/** The price of a ticket; with a coupon, the original price is struck through. */
export function TicketPrice({ ticket: { price, discountPrice } }: { ticket: TicketDetail }) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  if (discountPrice <= 0) return <span className={styles.price}>{money(price)}</span>;
  return (
    <span className={styles.price}>
      <del className={styles.before}>
        <span className="visually-hidden">{t('purchase.price_before')} </span>
        {money(price)}
      </del>{' '}
      <span className="visually-hidden">{t('purchase.price_now')} </span>
      {money(discountPrice)}
    </span>
  );
}
