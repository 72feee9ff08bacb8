import type { Charge } from '@idavuelta/shared/contracts';
import { priceCurrency } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';

interface ChargeLineProps {
  order: { total: number; charge?: Charge };
  /** Key of the text, which uses `{{charge}}` and `{{price}}`. */
  text: 'payment.charge' | 'result.charged' | 'transfer.equivalent';
}

/** Both amounts of an order whose charge is in another currency than the prices; renders nothing for other orders. */
export function ChargeLine({ order: { total, charge }, text }: ChargeLineProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  if (!charge || charge.currency === priceCurrency) return null;
  return <p>{t(text, { charge: money(charge), price: money(total) })}</p>;
}
