import type { OrderDetail, TicketDetail } from '@idavuelta/shared/contracts';
import { formatMoney, fromDecimal } from '@idavuelta/shared/contracts/money';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { TicketQr } from '@idavuelta/shared/ticket-qr';
import { ButtonRow } from '@idavuelta/shared/ui';
import { useFocusWhenChanged } from '../../ui/useFocusWhenChanged.ts';
import { CancelAndRefund } from './CancelAndRefund.tsx';
import { ChangeablePassenger } from './ChangeablePassenger.tsx';
import { PassengerCard } from './PassengerCard.tsx';
import { TicketOnPaper } from './TicketOnPaper.tsx';
import styles from './TicketPanel.module.css';
import { TicketPasses } from './TicketPasses.tsx';
import { TicketPrice } from './TicketPrice.tsx';
import { TicketTrip } from './TicketTrip.tsx';

interface TicketPanelProps {
  purchase: OrderDetail;
  ticket: TicketDetail;
  /** 1-based index in the order. */
  number: number;
  open: boolean;
}

/** One ticket of the accordion. */
export function TicketPanel({ purchase, ticket, number, open }: TicketPanelProps) {
  const { t } = useTranslation('account');
  const { order, event, tickets } = purchase;
  const { passengers, spaces, qr, shortCode, refunded, refundable } = ticket;
  const isLast = tickets.filter((other) => !other.refunded).length === 1;
  // when the whole purchase is cancelled, the focus is on its heading
  const alone = refunded && order.paymentState === 'paid';
  const words = useFocusWhenChanged<HTMLParagraphElement>(alone ? 'refunded' : 'good');
  const title = t('purchase.ticket_number', { number });
  return (
    <details className={styles.ticket} open={open}>
      <summary className={styles.summary}>
        <span className={styles.name}>
          <span className={styles.number}>{title}</span>
          {useTranslated()(ticket.translations)?.name}
        </span>
        <span className={styles.count}>{t('purchase.passengers', { count: passengers.length })}</span>
        <TicketPrice ticket={ticket} />
      </summary>
      <div className={styles.body}>
        <TicketOnPaper order={order} event={event} />
        <div className={styles.trip}>
          {qr && !refunded && (
            <TicketQr
              text={qr}
              shortCode={shortCode}
              label={t('purchase.qr', { number })}
              title={title}
              help={t('purchase.qr_help')}
            />
          )}
          {refunded && (
            <p ref={words} tabIndex={-1}>
              {t('purchase.ticket_refunded')}
            </p>
          )}
          <TicketTrip ticket={ticket} event={event} />
        </div>
        {spaces && (
          <p className={styles.spaces}>
            {spaces
              .map(({ kind, quantity, charge }) => {
                const price = charge.amount ? ` (${formatMoney(fromDecimal(charge))})` : '';
                const name = t(`purchase.spaces.${kind}`);
                return `${quantity} × ${name}${price}`;
              })
              .join(' · ')}
          </p>
        )}
        <ul className={styles.passengers}>
          {passengers.map((passenger, passengerIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may have the same data
            <PassengerCard key={passengerIndex} passenger={passenger} country={event.countryCode}>
              <ChangeablePassenger
                possible={Boolean(ticket.counties) && !refunded}
                orderId={order.id}
                country={event.countryCode}
                ticket={ticket}
                number={number}
                passengerIndex={passengerIndex}
              />
            </PassengerCard>
          ))}
        </ul>
        <ButtonRow className={styles.actions}>
          {qr && !refunded && <TicketPasses order={order} ticket={number} />}
          <CancelAndRefund possible={Boolean(refundable) && !isLast} purchase={purchase} ticket={number} />
        </ButtonRow>
      </div>
    </details>
  );
}
