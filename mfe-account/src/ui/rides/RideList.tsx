import type { Ride } from '@idavuelta/shared/contracts';
import { RideCard } from './RideCard.tsx';
import styles from './RideList.module.css';

/** The rides of an order. @param timeZone of the event, IANA name */
export function RideList({ rides, timeZone }: { rides: Ride[]; timeZone: string }) {
  return (
    <div className={styles.rides}>
      {rides.map((ride) => (
        <RideCard key={`${ride.direction} ${ride.ticket} ${ride.address}`} ride={ride} timeZone={timeZone} />
      ))}
    </div>
  );
}
