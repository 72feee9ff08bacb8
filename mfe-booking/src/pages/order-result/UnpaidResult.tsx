import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { ResultProps } from './result-props.ts';
import { UnpaidActions } from './UnpaidActions.tsx';

/** The payment was declined or given up while the seats are held: one press to pay again, with another method too. */
export function UnpaidResult({ detail, refresh, onStarted }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { date } = useFormats();
  const { order, event, tickets } = detail;
  const what = order.attempt?.state === 'rejected' ? 'declined' : 'unpaid';
  // Seats are held for minutes: their end is told by the clock that the buyer looks at.
  return (
    <ResultPage tone="warn" title={t(`${what}.title`)} actions={<UnpaidActions order={order} />}>
      <p role="alert">
        {[
          t(`${what}.no_charge`),
          order.heldUntil && t(`${what}.held_until`, { time: date(order.heldUntil, 'time', deviceZone()) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <OrderNumber order={order} />
      <OrderHold order={order} onExpired={refresh} />
      <PaymentChoice detail={detail} onStarted={onStarted} />
      <p>{t('unpaid.just_paid')}</p>
      <OrderTrip event={event} tickets={tickets} />
    </ResultPage>
  );
}
