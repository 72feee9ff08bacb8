import type { OrderDetail, TicketDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { PickUpList, TripLine } from '@idavuelta/shared/ui';
import styles from './TicketTrip.module.css';

/** The round trip of one ticket. */
export function TicketTrip({ ticket, event }: { ticket: TicketDetail; event: OrderDetail['event'] }) {
  const { t } = useTranslation('common');
  const { date } = useFormats();
  const home = ticket.addresses.map(({ address, county }) => `${address}, ${county}`).join(' · ');
  return (
    <div className={styles.trip}>
      <TripLine
        label={t('trip.label')}
        stops={[
          { kind: 'home', label: t('trip.home'), detail: home },
          { kind: 'event', label: event.place.name, detail: date(event.startDate, 'time', event.timeZone) },
          { kind: 'home', label: t('trip.back'), detail: home },
        ]}
      />
      <PickUpList tickets={[ticket]} event={event} />
    </div>
  );
}
