import type { PaymentState } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { detailText } from './detail-text.ts';

const states: Record<PaymentState, true> = {
  awaiting_payment: true,
  awaiting_transfer_payment: true,
  paid: true,
  cancelled: true,
  rejected: true,
  refunded: true,
};
const isState = (text: string): text is PaymentState => Object.hasOwn(states, text);

/** Returns a function that describes a change, with order states by their names. */
export function useDetailText() {
  const { t } = useTranslation('back-office');
  const nameOf = (text: string) => (isState(text) ? t(`order_states.${text}`) : text);
  return (detail: Record<string, unknown>) => detailText(detail, nameOf);
}
