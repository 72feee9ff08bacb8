import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { PickUpList, TripLine, useClocks } from '@idavuelta/shared/ui';
import styles from './order-result.module.css';

/** The event and the round trip to it. */
export function OrderTrip({ event, tickets }: Pick<OrderDetail, 'event' | 'tickets'>) {
  const { t } = useTranslation('common');
  const { date } = useFormats();
  const { moment } = useClocks();
  const { startDate, timeZone } = event;
  const home = tickets[0]?.addresses[0]?.address;
  return (
    <div className={styles.trip}>
      <p className={styles.event}>{useTranslated()(event.translations)?.name}</p>
      <p className={styles.when}>{moment(startDate, timeZone, 'long')}</p>
      <PickUpList tickets={tickets} event={event} />
      <TripLine
        label={t('trip.label')}
        stops={[
          { kind: 'home', label: t('trip.home'), detail: home },
          { kind: 'event', label: event.place.name, detail: date(startDate, 'time', timeZone) },
          { kind: 'home', label: t('trip.back'), detail: home },
        ]}
      />
    </div>
  );
}
