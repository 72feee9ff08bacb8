import type { TicketDetail } from '../contracts/index.ts';
import styles from './PickUpList.module.css';
import { type PickUpPlace, usePickUpTexts } from './usePickUpTexts.ts';

interface PickUpListProps {
  tickets: Pick<TicketDetail, 'addresses' | 'pickUpTime' | 'refunded'>[];
  event: PickUpPlace;
}

/** When each address of the tickets is picked up: the estimated window, or the exact time once the vans are planned. */
export function PickUpList({ tickets, event }: PickUpListProps) {
  const { line, estimated } = usePickUpTexts(event);
  const valid = tickets.filter(({ refunded }) => !refunded);
  const lines = valid.flatMap(({ addresses, pickUpTime }) =>
    addresses.map(({ address, county, pickUp, pickUpTime: own }) => ({
      place: `${address}, ${county}`,
      times: line(pickUp, own ?? pickUpTime),
    })),
  );
  const known = [...new Map(lines.map((entry) => [entry.place + entry.times, entry])).values()].filter(
    ({ times }) => times,
  );
  if (known.length === 0) return null;
  return (
    <div className={styles.pickUps}>
      <ul>
        {known.map(({ place, times }) => (
          <li key={place + times}>
            <strong>{place}</strong>
            <span>{`: ${times}`}</span>
          </li>
        ))}
      </ul>
      {valid.some(({ pickUpTime }) => !pickUpTime) && <p>{estimated}</p>}
    </div>
  );
}
