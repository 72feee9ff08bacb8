import type { EventDetail, ProductVariant } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { useDispatch, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { fullPriceOf } from '../../state/payment/prices.ts';
import { selectTicketsState } from '../../state/tickets/tickets.selectors.ts';
import { quantityChosen } from '../../state/tickets/tickets.slice.ts';
import { QuantityCounter } from './QuantityCounter.tsx';
import styles from './tickets.module.css';

/** Below this stock the number of remaining tickets is shown. */
const lowStock = 6;

export function VariantRow({ event, variant }: { event: EventDetail; variant: ProductVariant }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const texts = useTranslated()(variant.translations);
  const { productVariantId, stock, capacity } = variant;
  const quantity = useSelector(selectTicketsState).quantities[productVariantId] ?? 0;

  return (
    <li className={styles.variant}>
      <div className={styles.names}>
        <span className={styles.variantName}>{texts?.name}</span>
        {texts?.description && <span className={styles.description}>{texts.description}</span>}
        <span className={styles.description}>{t('tickets.capacity', { count: capacity })}</span>
        {stock < lowStock && (
          <span className={quantity > stock ? styles.error : styles.few}>{t('tickets.left', { count: stock })}</span>
        )}
      </div>
      <div className={styles.buy}>
        <span className={styles.price}>{formatMoney(fullPriceOf(variant, event))}</span>
        <QuantityCounter
          name={texts?.name ?? ''}
          quantity={quantity}
          max={stock}
          onChange={(chosen) => dispatch(quantityChosen({ variantId: productVariantId, quantity: chosen }))}
        />
      </div>
    </li>
  );
}
