import { type ApiProblem, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';
import { usePaymentLink } from '../../state/payment-link/payment-link.api.ts';
import { storeLink } from '../../state/payment-link/stored-link.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { EndedLink } from './EndedLink.tsx';
import { OpenOrder } from './OpenOrder.tsx';

/** States of an attempt that are not final. */
const pending = new Set<string | undefined>(['open', 'confirming', 'undecided']);

/** `/order-payment?token=…`: an order that staff sold by telephone is paid by its mailed link, without a login. */
export default function OrderPaymentPage() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return <LinkedPage key={token} token={token} />;
}

function LinkedPage({ token }: { token: string }) {
  const { t } = useTranslation('booking/order-payment');
  const { data, error, isFetching, refetch } = usePaymentLink(token, { skip: !token });
  const order = data?.order;
  const isAwaited = order && (order.transfer || pending.has(order.attempt?.state));
  usePollingWithBackoff(Boolean(isAwaited), refetch);
  useEffect(() => {
    if (order) storeLink(order.id, token);
  }, [order, token]);

  const { code } = (error ?? {}) as Partial<ApiProblem>;
  if (!token || code === 'TOKEN_INVALID' || code === 'VALIDATION_FAILED') return <EndedLink state="invalid" />;
  if (order) return <OpenOrder order={order} token={token} refetch={refetch} />;
  if (data && data.state !== 'open') return <EndedLink state={data.state} />;
  if (error && !isFetching)
    return (
      <ResultPage
        tone="bad"
        title={t('failed.title')}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        }
      >
        <p role="alert">{t('failed.text')}</p>
      </ResultPage>
    );
  return (
    <ResultPage title={t('title')}>
      <Spinner label={t('common:loading')} />
    </ResultPage>
  );
}
