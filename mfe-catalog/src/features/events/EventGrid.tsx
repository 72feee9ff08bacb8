import type { EventSummary } from '@idavuelta/shared/contracts';
import { CachedHtml, type PictureLoading } from '@idavuelta/shared/ui';
import { EventCard } from './EventCard.tsx';
import styles from './EventGrid.module.css';

/** Cards per row in a wide window. */
const row = 4;

/** For a list at the top of the page: every first screen shows the first card, a wide one a row and a half. */
const loadingOf = (index: number): PictureLoading =>
  index === 0 ? 'eager' : index < 2 * row ? 'lazy' : 'after-hydration';

interface EventGridProps {
  events: EventSummary[];
  headingLevel?: 'h2' | 'h3';
  /** The list is at the top of the page: its first pictures are loaded at once. */
  first?: boolean;
}

export function EventGrid(props: EventGridProps) {
  return (
    <CachedHtml as="ul" className={styles.grid} source={props.events}>
      <Cards {...props} />
    </CachedHtml>
  );
}

function Cards({ events, headingLevel, first = false }: EventGridProps) {
  return events.map((event, i) => (
    <li key={event.id}>
      <EventCard event={event} loading={first ? loadingOf(i) : 'after-hydration'} headingLevel={headingLevel} />
    </li>
  ));
}
