import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { hasEnded } from '../../state/orders/order-state.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { Refunds } from './Refunds.tsx';
import type { ResultProps } from './result-props.ts';

/** Money may have moved that does not match the order: our staff look at it, and the buyer must not pay again. */
export function UndecidedResult({ detail: { order, event, tickets } }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const ended = hasEnded(order.paymentState);
  return (
    <ResultPage
      tone="warn"
      title={t('undecided.title')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.contact()}>
            {t('contact')}
          </ButtonLink>
          <ButtonLink to={links.account('payments')}>{t('booking:see_purchases')}</ButtonLink>
        </>
      }
    >
      <p role="status">{t('undecided.text')}</p>
      <p>{t(ended ? 'undecided.ended' : 'undecided.waiting')}</p>
      <p>{t('undecided.contact')}</p>
      <OrderNumber order={order} />
      <Refunds refunds={order.refunds} timeZone={event.timeZone} />
      {!ended && <OrderTrip event={event} tickets={tickets} />}
    </ResultPage>
  );
}
