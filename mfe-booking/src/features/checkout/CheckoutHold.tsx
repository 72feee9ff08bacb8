import { links, type PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { useRenewal } from '../../state/orders/useRenewal.ts';
import { useCountdown } from '../../ui/countdown.ts';
import { HoldTimer } from '../../ui/HoldTimer.tsx';
import styles from './checkout.module.css';
import { ExpiredHold } from './ExpiredHold.tsx';

/** The time left to pay. When it runs out, the order is fetched again: it may have been paid at the last moment. */
export function CheckoutHold({ order, heldUntil }: { order: PlacedOrder; heldUntil: string }) {
  const { t } = useTranslation('booking');
  const { orderId, paymentState } = order;
  const renewal = useRenewal(orderId, heldUntil);
  const isOver = useCountdown(heldUntil) === 0;
  return (
    <>
      <HoldTimer
        heldUntil={heldUntil}
        renewal={paymentState === 'awaiting_payment' ? renewal : undefined}
        over={null}
      />
      {/* always rendered, so that screen readers announce changes */}
      <p role="status" className={styles.end}>
        {isOver && <ExpiredHold id={orderId} />}
      </p>
      {isOver && (
        <p>
          <ButtonLink to={links.orderDetail(orderId)}>{t('open_order.see')}</ButtonLink>
        </p>
      )}
    </>
  );
}
