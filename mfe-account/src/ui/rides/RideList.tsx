import type { Ride } from '@idavuelta/shared/contracts';
import { RideCard } from './RideCard.tsx';
import styles from './RideList.module.css';

interface RideListProps {
  rides: Ride[];
  /** IANA zone of the event. */
  timeZone: string;
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
}

/** The rides of an order. */
export function RideList({ rides, timeZone, heading }: RideListProps) {
  return (
    <div className={styles.rides}>
      {rides.map((ride) => (
        <RideCard
          key={`${ride.direction} ${ride.ticket} ${ride.address}`}
          ride={ride}
          timeZone={timeZone}
          heading={heading}
        />
      ))}
    </div>
  );
}
