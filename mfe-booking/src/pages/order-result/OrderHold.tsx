import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useRenewal } from '../../state/orders/useRenewal.ts';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import styles from './order-result.module.css';

interface OrderHoldProps {
  order: OrderDetail['order'];
  onExpired: () => unknown;
}

/**
 * Shows how long the seats of an unpaid order are held, and offers more time if possible; a transfer has a fixed
 * deadline.
 */
export function OrderHold({ order: { id, heldUntil = '', paymentState }, onExpired }: OrderHoldProps) {
  const renewal = useRenewal(id, heldUntil);
  if (!heldUntil) return null;
  return (
    <div className={styles.hold}>
      <HoldTimer
        heldUntil={heldUntil}
        renewal={paymentState === 'awaiting_payment' ? renewal : undefined}
        onExpired={() => void onExpired()}
      />
    </div>
  );
}
