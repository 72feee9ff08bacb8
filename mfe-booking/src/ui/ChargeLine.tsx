import type { Charge, DecimalAmount } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';

interface ChargeLineProps {
  order: { charge: DecimalAmount; charged?: Charge };
  /** Key of the text, which uses `{{charge}}` and `{{price}}`. */
  text: 'payment.charge' | 'result.charged' | 'transfer.equivalent';
}

/** What the payment charges and the price, when their currencies differ; renders nothing for other orders. */
export function ChargeLine({ order: { charge, charged }, text }: ChargeLineProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  if (!charged) return null;
  return <p>{t(text, { charge: money(charged), price: money(charge) })}</p>;
}
