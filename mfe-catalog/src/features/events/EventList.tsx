import type { EventSummary, ListPage } from '@idavuelta/shared/contracts';
import { itemsOf } from '@idavuelta/shared/queries';
import { LoadMore } from '@idavuelta/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { EventGrid } from './EventGrid.tsx';
import { EventsLoading } from './EventsLoading.tsx';
import { NoEvents } from './NoEvents.tsx';

/** Number of skeleton cards for a list without `maxCards`. */
const skeletonCards = 8;

interface EventListProps {
  /** Result of an infinite query's hook. */
  list: ComponentProps<typeof LoadMore>['list'] & {
    currentData?: { pages: ListPage<EventSummary>[] };
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  headingLevel?: 'h2' | 'h3';
  first?: boolean;
  /** Maximum number of cards; without it further pages can be loaded. */
  maxCards?: number;
  /** Shown instead of the usual message when the list is empty. */
  empty?: ReactNode;
}

/** A list of events: a skeleton, a message when it is empty or failed, or the cards. */
export function EventList({ list, headingLevel, first, maxCards, empty }: EventListProps) {
  const { currentData, isFetching, isError, refetch } = list;
  const events = currentData && itemsOf(currentData);
  if (events?.length) {
    return (
      <>
        <EventGrid events={events.slice(0, maxCards)} headingLevel={headingLevel} first={first} />
        {maxCards === undefined && <LoadMore list={list} count={events.length} />}
      </>
    );
  }
  if (events && empty) return empty;
  if (events || (isError && !isFetching)) return <NoEvents failed={isError} retry={refetch} />;
  return <EventsLoading count={maxCards ?? skeletonCards} />;
}
