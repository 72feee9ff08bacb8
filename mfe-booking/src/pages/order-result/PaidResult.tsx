import { links } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, CalendarButton, ShareButton, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense } from 'react';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import styles from './order-result.module.css';
import { Refunds } from './Refunds.tsx';
import type { ResultProps } from './result-props.ts';
import { TaxDocuments } from './TaxDocuments.tsx';

const TicketCodes = lazy(() => import('./TicketCodes.tsx'));

/** The order is paid: shows the trip, the codes of its tickets, and further actions. */
export function PaidResult({ detail, refresh }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const { money } = useFormats();
  const { order, event, tickets, taxDocuments } = detail;
  // the document is made within seconds of the payment
  usePollingWithBackoff(taxDocuments?.length === 0, refresh, 4);
  return (
    <ResultPage
      tone="good"
      title={t(order.charge.amount > 0 ? 'booking:result.paid' : 'booking:result.booked')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.purchase(order.id)}>
            {t('booking:result.see_tickets')}
          </ButtonLink>
          <CalendarButton
            detail={detail}
            label={t('calendar')}
            text={(addresses) => t('calendar_text', { addresses })}
          />
          <ShareButton detail={detail} label={t('share')} copied={t('link_copied')} />
          <ButtonLink variant="quiet" to={links.home()}>
            {t('common:back_home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('booking:result.paid_text')}</p>
      <OrderNumber order={order} />
      <OrderTrip event={event} tickets={tickets} />
      <p className={styles.total}>
        {`${t('booking:summary.tickets', { count: tickets.length })} · ${withSoles(money, order.charge, order.total)}`}
      </p>
      <ChargeLine order={order} text="result.charged" />
      <Refunds refunds={order.refunds} timeZone={event.timeZone} />
      <TaxDocuments detail={detail} />
      {order.accepted && <LegalLinks label={t('accepted')} documents={order.accepted} country={event.countryCode} />}
      <Suspense fallback={<Spinner label={t('common:loading')} />}>
        <TicketCodes tickets={tickets} />
      </Suspense>
    </ResultPage>
  );
}
