import { links, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice } from '@idavuelta/shared/ui';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { useCountdown } from '../../ui/countdown.ts';
import { HoldTimer } from '../../ui/HoldTimer.tsx';

/** Links to an order that awaits payment, e.g. when the buyer came back from the provider without paying. */
export function OpenOrderNotice() {
  const { t } = useTranslation('booking');
  const { status, openOrder } = useSelector(selectCheckout);
  const loggedIn = useSelector(selectIsLoggedIn);
  const remaining = useCountdown(openOrder?.heldUntil);
  if (!openOrder || status === 'placed' || !loggedIn || remaining <= 0) return null;
  return (
    <Notice
      tone="warn"
      title={t('open_order.title')}
      action={<ButtonLink to={links.orderDetail(openOrder.orderId)}>{t('open_order.see')}</ButtonLink>}
    >
      <HoldTimer heldUntil={openOrder.heldUntil} />
    </Notice>
  );
}
