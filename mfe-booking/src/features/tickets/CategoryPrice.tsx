import type { Category, EventDetail } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { isInvited } from '../../state/payment/prices.ts';
import { selectProvince } from '../../state/tickets/tickets.selectors.ts';
import styles from './tickets.module.css';

/** The lowest price of a category in the chosen province; until one is chosen, in all of them. */
export function CategoryPrice({ event, category }: { event: EventDetail; category: Category }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const province = useSelector(selectProvince);
  const [cheapest, ...others] = category.subCategories
    .filter(({ provinceId }) => !province || provinceId === province.id)
    .sort((a, b) => a.charge.amount - b.charge.amount);

  if (!cheapest) return null;
  if (isInvited(event)) return <span className={styles.price}>{t('tickets.invited')}</span>;
  if (others.every(({ charge }) => charge.amount === cheapest.charge.amount))
    return <span className={styles.price}>{withSoles(money, cheapest.charge, cheapest.price)}</span>;
  return (
    <span className={styles.price}>
      <span className={styles.from}>{`${t('tickets.from')} `}</span>
      <span>{withSoles(money, cheapest.charge, cheapest.price)}</span>
      <span className={styles.share}>
        {` ${t(cheapest.approach ? 'tickets.from_point' : 'tickets.from_door', { context: event.countryCode })}`}
      </span>
    </span>
  );
}
