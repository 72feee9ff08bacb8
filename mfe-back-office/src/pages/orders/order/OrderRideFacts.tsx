import type { OrderRide } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { useBothClocks } from '../../../ui/useBothClocks.ts';
import styles from './order.module.css';
import type { SharedRide } from './order-rides.ts';

const colors: Partial<Record<OrderRide['state'], string>> = {
  left: 'processing',
  next: 'processing',
  arrived: 'processing',
  boarded: 'success',
  done: 'success',
  no_show: 'error',
  unseen: 'warning',
};

/** Returns the function that says when a ride is: its exact time, or the estimate that its buyer has. */
function useRideTime(timeZone: string) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  const { both, bothTimes } = useBothClocks();
  return ({ at, from, until }: OrderRide) => {
    if (at) return both(at, timeZone);
    if (!from || !until) return t('ride.unknown_time');
    if (from === until) return t('ride.about', { time: both(from, timeZone) });
    return t('ride.between', { from: date(from, 'time', timeZone), until: bothTimes(until, timeZone) });
  };
}

interface OrderRideFactsProps {
  ride: SharedRide;
  timeZone: string;
  /** Where several parties of the order ride apart. */
  namesTickets: boolean;
}

/** One ride: time and state, address, van, and the driver to call. */
export function OrderRideFacts({ ride, timeZone, namesTickets }: OrderRideFactsProps) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  const timeOf = useRideTime(timeZone);
  const { state, stateAt, lateMinutes, address, point, van, driver, driverPhone, continuesVan, givenAwayAt } = ride;
  const since = stateAt && date(stateAt, 'time', timeZone);
  return (
    <div className={styles.person}>
      <strong>{timeOf(ride)}</strong>
      <div className={styles.tags}>
        <Tag color={colors[state]}>{[t(`ride.states.${state}`), since].filter(Boolean).join(' · ')}</Tag>
        {lateMinutes && <Tag color="warning">{t('ride.late', { count: lateMinutes })}</Tag>}
      </div>
      {namesTickets && (
        <span className={styles.soft}>
          {`${t('ride.tickets', { count: ride.tickets.length, numbers: ride.tickets.join(', ') })}: ${ride.travellers.join(', ')}`}
        </span>
      )}
      {point ? (
        <span>{`${point.name} · ${point.address} · ${t('ride.walk', { count: point.walkMinutes })}`}</span>
      ) : (
        <Contact value={address}>
          <span>{address}</span>
        </Contact>
      )}
      {van && (
        <span>
          <span translate="no">{`${t('ride.van', { van })} · ${driver} `}</span>
          {driverPhone && <a href={`tel:${driverPhone}`}>{t('ride.call', { phone: driverPhone })}</a>}
        </span>
      )}
      {continuesVan && <span className={styles.soft}>{t('ride.continues', { van: continuesVan })}</span>}
      {givenAwayAt && <span className={styles.soft}>{t('ride.given_away')}</span>}
    </div>
  );
}
