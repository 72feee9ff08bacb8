import type { Category, EventDetail } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectProvince, selectTicketsState } from '../../state/tickets/tickets.selectors.ts';
import styles from './tickets.module.css';
import { VariantRow } from './VariantRow.tsx';

/** The category's variants that are available in the chosen province. */
export function VariantList({ event, category }: { event: EventDetail; category: Category }) {
  const { t } = useTranslation('booking');
  const province = useSelector(selectProvince);
  const { quantities } = useSelector(selectTicketsState);

  if (!province) return <p className={styles.hint}>{t('tickets.province_first')}</p>;
  const variants = category.subCategories.filter(
    // a variant that sold out after it was chosen is still listed, so that it can be removed
    ({ productVariantId, provinceId, stock }) =>
      provinceId === province.id && (stock > 0 || Boolean(quantities[productVariantId])),
  );
  if (!variants.length) return <p className={styles.hint}>{t('tickets.not_for_category')}</p>;
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => (
        <VariantRow key={variant.productVariantId} event={event} variant={variant} />
      ))}
    </ul>
  );
}
