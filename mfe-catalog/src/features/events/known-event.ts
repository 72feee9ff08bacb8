import type { EventSummary } from '@idavuelta/shared/contracts';
import { eventsApi } from './events.api.ts';

/** The part of the state with the query cache. */
export type KnownState = Parameters<typeof eventsApi.util.selectCachedArgsForQuery>[0];

/** The summaries of all lists in the query cache. */
export function listedEvents(state: KnownState): EventSummary[] {
  const { events, recommended, search } = eventsApi.endpoints;
  const argumentsOf = eventsApi.util.selectCachedArgsForQuery;
  const lists = [
    ...argumentsOf(state, 'events').map((query) =>
      events
        .select(query)(state)
        .data?.pages.flatMap(({ items }) => items),
    ),
    ...argumentsOf(state, 'recommended').map((country) =>
      recommended
        .select(country)(state)
        .data?.map(({ regularEvent }) => regularEvent),
    ),
    ...argumentsOf(state, 'search').map((text) =>
      search
        .select(text)(state)
        .data?.pages.flatMap(({ items }) => items),
    ),
  ];
  return lists.flatMap((list) => list ?? []);
}

/** The summary of an event from a list in the query cache; a visitor who comes from a card sees it at once. */
export const knownEvent = (state: KnownState, slug: string): EventSummary | undefined =>
  listedEvents(state).find((event) => event.slug === slug);
