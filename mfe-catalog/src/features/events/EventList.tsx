import type { EventSummary } from '@idavuelta/shared/contracts';
import { EventGrid } from './EventGrid.tsx';
import { EventsLoading } from './EventsLoading.tsx';
import { NoEvents } from './NoEvents.tsx';

/** Cards that a list without an upper limit shows while it is on its way. */
const usual = 8;

interface EventListProps {
  /** What a query hook answered. */
  list: { currentData?: EventSummary[]; isFetching: boolean; isError: boolean; refetch: () => unknown };
  headingLevel?: 'h2' | 'h3';
  first?: boolean;
  /** Shows at most so many. */
  most?: number;
}

/** A list with its designs: on its way, empty or failed, and the cards. */
export function EventList({ list, headingLevel, first, most }: EventListProps) {
  const { currentData: events, isFetching, isError, refetch } = list;
  if (events?.length) return <EventGrid events={events.slice(0, most)} headingLevel={headingLevel} first={first} />;
  if (events || (isError && !isFetching)) return <NoEvents failed={isError} retry={refetch} />;
  return <EventsLoading count={most ?? usual} />;
}
