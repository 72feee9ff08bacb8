import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { selectOrderLines } from '../../state/tickets/tickets.selectors.ts';
import { ticketsLeft } from '../../state/tickets/tickets-left.ts';
import { Problem } from '../../ui/Problem.tsx';
import { ShortLines } from './ShortLines.tsx';

/** Why the wizard returned to the tickets: seats were sold in the meantime, sales closed, or these are too many. */
export function SeatsUnavailable() {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  const lines = useSelector(selectOrderLines);

  if (checkout.status !== 'correctable') return null;
  if (checkout.code === 'SALES_CLOSED' || checkout.code === 'TICKET_LIMIT_REACHED')
    return <Problem>{t(`common:errors.${checkout.code}`)}</Problem>;
  if (checkout.code === 'VALIDATION_FAILED') return <Problem>{t('tickets.refused')}</Problem>;
  if (checkout.code !== 'OUT_OF_STOCK') return null;
  const unavailable = lines.filter(
    ({ variant, quantity }) =>
      checkout.variantIds.includes(variant.productVariantId) || quantity > ticketsLeft(variant, lines),
  );
  return (
    <Problem>
      <p>{t('tickets.seats_gone')}</p>
      <ShortLines lines={unavailable} />
    </Problem>
  );
}
