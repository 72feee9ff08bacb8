import type { TicketDetail } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './TicketPrice.module.css';

/** The price of a ticket, S/0,00 for a free one; with a coupon, the original price is struck through. */
export function TicketPrice({ ticket: { charge, fullCharge, finalPrice } }: { ticket: TicketDetail }) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  const paid = withSoles(money, charge, finalPrice);
  if (charge.amount >= fullCharge.amount) return <span className={styles.price}>{paid}</span>;
  return (
    <span className={styles.price}>
      <del className={styles.before}>
        <span className="visually-hidden">{t('purchase.price_before')} </span>
        <span>{money(fullCharge)}</span>
      </del>{' '}
      <span className="visually-hidden">{t('purchase.price_now')} </span>
      <span>{paid}</span>
    </span>
  );
}
