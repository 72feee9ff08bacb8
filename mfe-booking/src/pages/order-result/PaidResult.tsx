import { links } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ChargeLine } from '../../ui/ChargeLine.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import styles from './order-result.module.css';
import type { ResultProps } from './result-props.ts';

/** The order is paid: the trip, and a link to the tickets with their QR codes. */
export function PaidResult({ detail: { order, event, tickets } }: ResultProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  return (
    <ResultPage
      tone="good"
      title={t('result.paid')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.purchase(order.id)}>
            {t('result.see_tickets')}
          </ButtonLink>
          <ButtonLink to={links.home()}>{t('back_home', { ns: 'common' })}</ButtonLink>
        </>
      }
    >
      <p>{t('result.paid_text')}</p>
      <OrderNumber order={order} />
      <OrderTrip event={event} tickets={tickets} />
      <p className={styles.total}>
        {t('summary.tickets', { count: tickets.length })} · {money(order.total)}
      </p>
      <ChargeLine order={order} text="result.charged" />
    </ResultPage>
  );
}
