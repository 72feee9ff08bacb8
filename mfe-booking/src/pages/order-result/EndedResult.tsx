import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { Refunds } from './Refunds.tsx';
import type { ResultProps } from './result-props.ts';

/** The order ended without a payment, its seats are free, and whether money moved. */
export function EndedResult({ detail: { order, event } }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const refused = order.paymentState === 'rejected';
  return (
    <ResultPage
      tone="bad"
      title={t(refused ? 'booking:result.error' : 'booking:result.cancelled')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.event(event.slug)}>
            {t('booking:result.book_again')}
          </ButtonLink>
          <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>
        </>
      }
    >
      <p role="alert">{t(refused ? 'booking:rejected.text' : 'booking:result.cancelled_text')}</p>
      {order.refunds?.length ? (
        <>
          <p>{t('paid_too_late')}</p>
          <Refunds refunds={order.refunds} timeZone={event.timeZone} />
        </>
      ) : (
        <p>{t('booking:rejected.nothing_charged')}</p>
      )}
      <OrderNumber order={order} />
    </ResultPage>
  );
}
