import type { EventSummary } from '@idavuelta/shared/contracts';
import { EventGrid } from './EventGrid.tsx';
import { EventsLoading } from './EventsLoading.tsx';
import { NoEvents } from './NoEvents.tsx';

/** Skeleton cards of a list without an upper limit. */
const skeletonCards = 8;

interface EventListProps {
  /** Result of a query hook. */
  list: { currentData?: EventSummary[]; isFetching: boolean; isError: boolean; refetch: () => unknown };
  headingLevel?: 'h2' | 'h3';
  first?: boolean;
  /** Most cards shown. */
  maxCards?: number;
}

/** A list of events: skeleton, empty or failed message, or the cards. */
export function EventList({ list, headingLevel, first, maxCards }: EventListProps) {
  const { currentData: events, isFetching, isError, refetch } = list;
  if (events?.length) return <EventGrid events={events.slice(0, maxCards)} headingLevel={headingLevel} first={first} />;
  if (events || (isError && !isFetching)) return <NoEvents failed={isError} retry={refetch} />;
  return <EventsLoading count={maxCards ?? skeletonCards} />;
}
