import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import type { OrderLine } from '../../state/tickets/tickets.selectors.ts';

/** How many tickets are left of each line that has too many. */
export function ShortLines({ lines }: { lines: OrderLine[] }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  return (
    <ul>
      {lines.map(({ category, variant }) => (
        <li key={variant.productVariantId}>
          {translated(category.translations)?.name} · {translated(variant.translations)?.name}:{' '}
          {t('tickets.left', { count: variant.stock })}
        </li>
      ))}
    </ul>
  );
}
