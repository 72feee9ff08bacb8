import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { ResultProps } from './result-props.ts';
import { UnpaidActions } from './UnpaidActions.tsx';

/** The payment was declined or abandoned while the seats are held: offers to pay again, also with another method. */
export function UnpaidResult({ detail, refresh, onStarted }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { date } = useFormats();
  const { order, event, tickets } = detail;
  const what = order.attempt?.state === 'rejected' ? 'declined' : 'unpaid';
  // Seats are held for minutes, so their deadline is shown in the time of the buyer's clock.
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
