import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { selectOrderLines } from '../../state/tickets/tickets.selectors.ts';
import { Problem } from '../../ui/Problem.tsx';

/** Why the wizard returned to the tickets: seats were sold in the meantime, or the time to pay ran out. */
export function SeatsUnavailable() {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const checkout = useSelector(selectCheckout);
  const lines = useSelector(selectOrderLines);

  if (checkout.status === 'expired') return <Problem>{t('tickets.hold_expired')}</Problem>;
  if (checkout.status !== 'refused' || checkout.code !== 'OUT_OF_STOCK') return null;
  const unavailable = lines.filter(
    ({ variant, quantity }) => checkout.variantIds.includes(variant.productVariantId) || quantity > variant.stock,
  );
  return (
    <Problem>
      <p>{t('tickets.seats_gone')}</p>
      <ul>
        {unavailable.map(({ category, variant }) => (
          <li key={variant.productVariantId}>
            {translated(category.translations)?.name} · {translated(variant.translations)?.name}:{' '}
            {t('tickets.left', { count: variant.stock })}
          </li>
        ))}
      </ul>
    </Problem>
  );
}
