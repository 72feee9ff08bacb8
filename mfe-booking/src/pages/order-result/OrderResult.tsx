import { type OrderId, orderPaid, type PaymentState } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, useEffect } from 'react';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { CancelledResult } from './CancelledResult.tsx';
import { FailedResult } from './FailedResult.tsx';
import { useOrderResult } from './order-result.api.ts';
import { PaidResult } from './PaidResult.tsx';
import type { ResultProps } from './result-props.ts';
import { usePollingWithBackoff } from './usePollingWithBackoff.ts';
import { WaitingResult } from './WaitingResult.tsx';

/** Any state without a view of its own is shown as failed. */
const views: Partial<Record<PaymentState, ComponentType<ResultProps>>> = {
  paid: PaidResult,
  cancelled: CancelledResult,
  awaiting_payment: WaitingResult,
  awaiting_transfer_payment: WaitingResult,
};

/** The result of an order; fetched again until the payment is settled. */
export function OrderResult({ id, search }: { id: OrderId; search: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { data, isError, isFetching, refetch } = useOrderResult({ id, search });
  const state = data?.order.paymentState;
  usePollingWithBackoff(state === 'awaiting_payment' || state === 'awaiting_transfer_payment', refetch);

  // the payment was settled outside of this page
  useEffect(() => {
    if (state === 'paid') dispatch(orderPaid({ orderId: id }));
  }, [dispatch, state, id]);

  const View = state && views[state];
  if (data && View) return <View detail={data} refresh={refetch} />;
  if (data || (isError && !isFetching)) return <FailedResult detail={data} retry={refetch} />;
  return (
    <ResultPage title={t('result.title')}>
      <Spinner label={t('loading', { ns: 'common' })} />
    </ResultPage>
  );
}
