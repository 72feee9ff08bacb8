import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { CalledOff } from './CalledOff.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { Refunds } from './Refunds.tsx';
import type { ResultProps } from './result-props.ts';
import { TaxDocuments } from './TaxDocuments.tsx';

/** The order is refunded in full: its tickets are no longer valid. */
export function RefundedResult({ detail }: ResultProps) {
  const { order, event } = detail;
  const { t } = useTranslation('booking/order-result');
  return (
    <ResultPage
      title={t('refunded')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.purchase(order.id)}>
            {t('see_purchase')}
          </ButtonLink>
          {!order.calledOff && <ButtonLink to={links.event(event.slug)}>{t('booking:result.book_again')}</ButtonLink>}
        </>
      }
    >
      {order.calledOff && <CalledOff {...order.calledOff} />}
      <p>{t('refunded_text')}</p>
      <OrderNumber order={order} />
      <Refunds refunds={order.refunds} timeZone={event.timeZone} />
      <TaxDocuments detail={detail} />
    </ResultPage>
  );
}
