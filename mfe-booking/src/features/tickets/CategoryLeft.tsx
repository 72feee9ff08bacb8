import type { Category } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDate, selectProvince } from '../../state/tickets/tickets.selectors.ts';
import styles from './tickets.module.css';

/**
 * Shows how many tickets of a category are left on the chosen date, when few are. Renders nothing where its variants
 * have separate seats: no single number would be true for all of them.
 */
export function CategoryLeft({ category: { subCategories } }: { category: Category }) {
  const { t } = useTranslation('booking');
  const date = useSelector(selectDate);
  const province = useSelector(selectProvince);
  const [first, ...others] = subCategories.filter(({ provinceId }) => !province || provinceId === province.id);

  if (!date || !first || first.stock > bookingLimits.fewTickets) return null;
  const { id, unitsPerTicket } = first.seatPool;
  if (others.some(({ seatPool }) => seatPool.id !== id || seatPool.unitsPerTicket !== unitsPerTicket)) return null;
  return <span className={styles.few}>{t('tickets.left', { count: first.stock })}</span>;
}
