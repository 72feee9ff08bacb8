import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { type OrderLine, selectOrderLines } from '../../state/tickets/tickets.selectors.ts';
import { ticketsLeft } from '../../state/tickets/tickets-left.ts';

/** How many tickets are left of each line that has too many. */
export function ShortLines({ lines }: { lines: OrderLine[] }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const chosen = useSelector(selectOrderLines);
  return (
    <ul>
      {lines.map(({ category, variant }) => (
        <li key={variant.productVariantId}>
          {[
            `${translated(category.translations)?.name} · ${translated(variant.translations)?.name}:`,
            t('tickets.left', { count: ticketsLeft(variant, chosen) }),
          ].join(' ')}
        </li>
      ))}
    </ul>
  );
}
