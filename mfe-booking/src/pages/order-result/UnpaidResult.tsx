import { useTranslation } from '@idavuelta/shared/platform';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { ResultProps } from './result-props.ts';
import { UnpaidActions } from './UnpaidActions.tsx';

/** The payment failed or was given up while the seats are held: it can be tried again, with another method too. */
export function UnpaidResult({ detail, refresh, onStarted }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { order, event, tickets } = detail;
  const refused = order.attempt?.state === 'rejected';
  return (
    <ResultPage
      tone="bad"
      title={t(refused ? 'unpaid.refused' : 'unpaid.given_up')}
      actions={<UnpaidActions order={order} />}
    >
      <p role="alert">
        {refused && `${t('booking:rejected.text')} `}
        {t('unpaid.nothing_charged')}
      </p>
      <OrderNumber order={order} />
      <OrderHold order={order} onExpired={refresh} />
      <PaymentChoice detail={detail} onStarted={onStarted} />
      <OrderTrip event={event} tickets={tickets} />
    </ResultPage>
  );
}
