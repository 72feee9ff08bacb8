import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useCheckPayment } from '../../state/orders/orders.api.ts';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { ResultProps } from './result-props.ts';
import { UnpaidActions } from './UnpaidActions.tsx';
import { useOnceAfter } from './useOnceAfter.ts';

/**
 * Seconds after which the provider is queried: usually it has notified us by then. No wait for a buyer who can pay
 * again.
 */
const secondsUntilQuery = ({ payable, attempt }: ResultProps['detail']['order']) =>
  payable && attempt?.state === 'open' ? 0 : 10;

/** The provider has not reported yet whether the order is paid. */
export function WaitingResult({ detail, refresh, onStarted, onProviderQueried }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { order, event, tickets } = detail;
  const [checkPayment, { isLoading: checking }] = useCheckPayment();
  const queryProvider = async () => {
    const { error } = await checkPayment(order.id);
    if (!error) onProviderQueried();
  };
  const check = () => void queryProvider();
  useOnceAfter(secondsUntilQuery(order), check);

  return (
    <ResultPage
      tone="warn"
      title={t('booking:result.awaiting')}
      actions={
        <>
          <Button aria-disabled={checking} onClick={() => checking || check()}>
            {t(checking ? 'checking' : 'booking:result.check_now')}
          </Button>
          <UnpaidActions order={order} />
        </>
      }
    >
      <p role="status">{t('booking:result.awaiting_text')}</p>
      <OrderNumber order={order} />
      <ChargeLine order={order} text="payment.charge" />
      <OrderHold order={order} onExpired={refresh} />
      <PaymentChoice detail={detail} onStarted={onStarted} label={t('go_on_paying')} />
      <OrderTrip event={event} tickets={tickets} />
    </ResultPage>
  );
}
