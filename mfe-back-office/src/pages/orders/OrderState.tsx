import type { PaymentState } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';

const statuses = {
  awaiting_payment: 'warning',
  awaiting_transfer_payment: 'warning',
  paid: 'success',
  cancelled: 'default',
  rejected: 'default',
  refunded: 'default',
} as const satisfies Record<PaymentState, string>;

/** Shows the payment state of an order, as text beside a dot. */
export function OrderState({ state }: { state: PaymentState }) {
  const { t } = useTranslation('back-office');
  return <Badge status={statuses[state]} text={t(`order_states.${state}`)} />;
}
