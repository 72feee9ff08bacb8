import { formatMoney } from '@idavuelta/shared/contracts/money';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectConvertedCharge } from '../../state/payment/charge.selectors.ts';
import { selectTotals } from '../../state/payment/totals.selectors.ts';
import styles from './payment.module.css';

/** The charge of the chosen method, when it is in another currency than the prices. */
export function ChargeNotice() {
  const { t } = useTranslation('booking');
  const charge = useSelector(selectConvertedCharge);
  const { total } = useSelector(selectTotals);
  return (
    // always rendered, so that screen readers announce changes
    <p role="status" className={styles.charge}>
      {charge && t('payment.charge', { charge: formatMoney(charge), price: formatMoney(total) })}
    </p>
  );
}
