import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { TicketQr } from '@idavuelta/shared/ticket-qr';
import { PickUpList, useClocks } from '@idavuelta/shared/ui';
import { type ReactNode, useId } from 'react';
import { DescriptionList } from '../DescriptionList.tsx';
import styles from './RidePassCard.module.css';
import type { PassTicket, RidePass } from './ride-pass.ts';

interface RidePassCardProps {
  pass: RidePass;
  /** Shown above its name. */
  overline?: string;
  /** Further actions on the purchase. */
  children?: ReactNode;
}

/** What a traveller shows at the van: time and place, and the code of each ticket. */
export function RidePassCard({ pass, overline, children }: RidePassCardProps) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { isOwn, nameOf } = useClocks();
  const heading = useId();
  const { event, number, tickets } = pass;
  const { startDate, timeZone, place, translations } = event;
  return (
    <section aria-labelledby={heading} className={styles.pass} data-ride-pass>
      <div className={styles.trip}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h2 id={heading}>{useTranslated()(translations)?.name}</h2>
        <p className={styles.when}>
          {`${date(startDate, 'long', timeZone)}, ${date(startDate, 'time', timeZone)} · ${place.name}`}
        </p>
      </div>
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <TicketOfPass key={ticket.ticket} ticket={ticket} pass={pass} />
        ))}
      </ul>
      <div className={styles.small}>
        {!isOwn(startDate, timeZone) && <p>{t('purchase.clock', { clock: nameOf(timeZone) })}</p>}
        <p>{t('purchases.order', { number })}</p>
      </div>
      {children}
    </section>
  );
}

function TicketOfPass({ ticket: shown, pass: { event, rides } }: { ticket: PassTicket; pass: RidePass }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { ticket, qr, shortCode, passengers, meetingPoint } = shown;
  const title = t('purchase.ticket_number', { number: ticket });
  return (
    <li>
      <TicketQr
        text={qr}
        shortCode={shortCode}
        label={t('purchase.qr', { number: ticket })}
        title={title}
        help={t('purchase.qr_help')}
      />
      <div className={styles.facts}>
        <p className={styles.people} translate="no">
          {passengers.join(' · ')}
        </p>
        {meetingPoint && <p>{meetingPoint}</p>}
        <PickUpList tickets={[shown]} event={event} />
        <DescriptionList
          items={rides
            .filter((ride) => ride.ticket === ticket)
            .map(({ direction, at, van, driver }) => [
              t(`ride.${direction}.title`),
              `${date(at, 'time', event.timeZone)} · ${t('ride.van')} ${van} · ${driver}`,
            ])}
        />
      </div>
    </li>
  );
}
