import { type OrderDetail, type OrderId, orderPaid, type PlacedOrder } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { hasEnded, isUnsettled, isWaiting } from '../../state/orders/order-state.ts';
import { useOrder } from '../../state/orders/orders.api.ts';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useRestoredPage } from '../../ui/useRestoredPage.ts';
import { EndedResult } from './EndedResult.tsx';
import { FailedResult } from './FailedResult.tsx';
import { LeavingResult } from './LeavingResult.tsx';
import { PaidResult } from './PaidResult.tsx';
import { RefundedResult } from './RefundedResult.tsx';
import type { ResultProps } from './result-props.ts';
import { TransferResult } from './TransferResult.tsx';
import { UndecidedResult } from './UndecidedResult.tsx';
import { UnpaidResult } from './UnpaidResult.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { WaitingResult } from './WaitingResult.tsx';

/** Returns the view of an order; undefined for a state unknown to this release. */
function viewOf(order: OrderDetail['order'], isProviderQueried: boolean): ComponentType<ResultProps> | undefined {
  const { paymentState, attempt, payable } = order;
  if (attempt?.state === 'undecided' && (isWaiting(paymentState) || hasEnded(paymentState))) return UndecidedResult;
  // some providers never report that a buyer gave up: the attempt stays open, however often they are queried
  const unpaid =
    attempt?.state === 'rejected' || attempt?.state === 'abandoned' || (isProviderQueried && attempt?.state === 'open');
  if (paymentState === 'awaiting_payment') return unpaid && payable ? UnpaidResult : WaitingResult;
  if (paymentState === 'awaiting_transfer_payment') return TransferResult;
  if (hasEnded(paymentState)) return EndedResult;
  if (paymentState === 'refunded') return RefundedResult;
  return paymentState === 'paid' ? PaidResult : undefined;
}

/** Whether the payment of an order is settled, so that its state will not change. */
const isSettled = (order: OrderDetail['order']) =>
  !isWaiting(order.paymentState) && !(hasEnded(order.paymentState) && isUnsettled(order));

/** The result of an order; refetched until the payment is settled. */
export function OrderResult({ id, search }: { id: OrderId; search: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { data, isError, isFetching, refetch } = useOrder({ id, search });
  const state = data?.order.paymentState;
  usePollingWithBackoff(data !== undefined && !isSettled(data.order), refetch);

  // the payment was settled outside this page
  useEffect(() => {
    if (state === 'paid') dispatch(orderPaid({ orderId: id }));
  }, [dispatch, state, id]);

  const [isProviderQueried, setIsProviderQueried] = useState(false);
  const [started, setStarted] = useState<PlacedOrder>();
  const onStarted = (placed: PlacedOrder) =>
    placed.paymentState === 'awaiting_payment' ? setStarted(placed) : void refetch();

  useRestoredPage(() => {
    setStarted(undefined);
    void refetch();
  });

  const View = data && viewOf(data.order, isProviderQueried);
  const box = useHeadingFocus(View);
  if (data && started && state === 'awaiting_payment' && View !== UndecidedResult)
    return <LeavingResult detail={data} started={started} onBack={() => setStarted(undefined)} />;
  if (data && View)
    return (
      <div ref={box}>
        <View
          detail={data}
          refresh={refetch}
          onStarted={onStarted}
          onProviderQueried={() => setIsProviderQueried(true)}
        />
      </div>
    );
  if (data || (isError && !isFetching)) return <FailedResult detail={data} retry={refetch} />;
  return (
    <ResultPage title={t('result.title')}>
      <Spinner label={t('loading', { ns: 'common' })} />
    </ResultPage>
  );
}
