import type { Category, EventDetail } from '@idavuelta/shared/contracts';
import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { isInvited } from '../../state/payment/prices.ts';
import { selectProvince } from '../../state/tickets/tickets.selectors.ts';
import styles from './tickets.module.css';

/** The lowest price of a category in the chosen province. */
export function CategoryPrice({ event, category }: { event: EventDetail; category: Category }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const province = useSelector(selectProvince);
  const prices = category.subCategories
    .filter(({ provinceId }) => provinceId === province?.id)
    .map(({ price }) => price);

  if (!prices.length) return null;
  if (isInvited(event)) return <span className={styles.price}>{t('tickets.invited')}</span>;
  const lowest = Math.min(...prices);
  return (
    <span className={styles.price}>
      {prices.some((price) => price !== lowest) && <span className={styles.from}>{t('tickets.from')} </span>}
      {money(lowest)}
    </span>
  );
}
