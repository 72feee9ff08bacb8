import { loginRequested, type RouteParams, selectSession } from '@idavuelta/shared/contracts';
import { Navigate, useDispatch, useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { orderPaymentPath, storedLink } from '../../state/payment-link/stored-link.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderResult } from './OrderResult.tsx';

/** `/order-detail/:id`: the payment provider redirects here. Only the buyer may see an order, so it needs a login. */
export default function OrderResultPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { search } = useLocation();
  const { status } = useSelector(selectSession);
  // a buyer with a mailed payment link needs no login
  const link = status === 'anonymous' ? storedLink(params.id ?? '') : undefined;

  useEffect(() => {
    if (status === 'anonymous' && !link) dispatch(loginRequested(undefined));
  }, [dispatch, status, link]);

  if (link) return <Navigate to={orderPaymentPath(link)} replace />;
  if (status === 'authenticated') return <OrderResult key={params.id} id={params.id ?? ''} search={search} />;
  if (status === 'unknown')
    return (
      <ResultPage title={t('result.title')}>
        <Spinner label={t('loading', { ns: 'common' })} />
      </ResultPage>
    );
  return (
    <ResultPage
      title={t('result.title')}
      actions={
        <Button variant="primary" onClick={() => dispatch(loginRequested(undefined))}>
          {t('result.login')}
        </Button>
      }
    >
      <p>{t('result.login_needed')}</p>
    </ResultPage>
  );
}
