import type { EventSummary } from '@idavuelta/shared/contracts';
import { EventCard } from './EventCard.tsx';
import styles from './EventGrid.module.css';

/** Cards on the first screen of a desktop. */
const firstRow = 4;

interface EventGridProps {
  events: EventSummary[];
  headingLevel?: 'h2' | 'h3';
  /** The list opens the page: its first pictures are what the visitor waits for. */
  first?: boolean;
}

export function EventGrid({ events, headingLevel, first = false }: EventGridProps) {
  return (
    <ul className={styles.grid}>
      {events.map((event, i) => (
        <li key={event.id}>
          <EventCard event={event} eager={first && i < firstRow} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
