import type { EventDetail, ProductVariant } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { useDispatch, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { fullPriceOf, perPerson, solesOf } from '../../state/payment/prices.ts';
import {
  selectDate,
  selectMostTickets,
  selectOrderLines,
  selectTicketsState,
} from '../../state/tickets/tickets.selectors.ts';
import { quantityChosen } from '../../state/tickets/tickets.slice.ts';
import { ticketsAllowed, ticketsLeft } from '../../state/tickets/tickets-left.ts';
import { QuantityCounter } from './QuantityCounter.tsx';
import styles from './tickets.module.css';

export function VariantRow({ event, variant }: { event: EventDetail; variant: ProductVariant }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const texts = useTranslated()(variant.translations);
  const { productVariantId, stock, capacity } = variant;
  const lines = useSelector(selectOrderLines);
  const most = useSelector(selectMostTickets);
  const left = ticketsLeft(variant, lines);
  // until a date is chosen, the stock is the largest of all dates
  const isTrue = useSelector(selectDate) !== undefined;
  const price = fullPriceOf(variant, event);
  const soles = solesOf(variant, event);
  const quantity = useSelector(selectTicketsState).quantities[productVariantId] ?? 0;

  return (
    <li className={styles.variant}>
      <div className={styles.names}>
        <span className={styles.variantName}>{texts?.name}</span>
        {texts?.description && <span className={styles.description}>{texts.description}</span>}
        <span className={styles.description}>{t('tickets.capacity', { count: capacity })}</span>
        {left <= bookingLimits.fewTickets && (isTrue || left === 0) && (
          <span className={quantity > left ? styles.error : styles.few}>
            {left === 0 && stock > 0 ? t('tickets.shared_seats_chosen') : t('tickets.left', { count: left })}
          </span>
        )}
      </div>
      <div className={styles.buy}>
        <span className={styles.price}>
          <span>{formatMoney(price)}</span>
          {soles && <span className={styles.share}>{formatMoney(soles)}</span>}
          {capacity > 1 && price.minor > 0 && (
            <span className={styles.share}>
              {t('tickets.per_person', { price: formatMoney(perPerson(price, variant)), count: capacity })}
            </span>
          )}
        </span>
        <QuantityCounter
          name={texts?.name ?? ''}
          quantity={quantity}
          max={ticketsAllowed(variant, lines, most)}
          onChange={(chosen) => dispatch(quantityChosen({ variant, quantity: chosen }))}
        />
      </div>
    </li>
  );
}
