import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { eventsApi, useEventQuery } from '../../features/events/events.api.ts';
import { type KnownState, knownEvent } from '../../features/events/known-event.ts';

/**
 * Reads an event by its slug, with the token if there is a session. Until then it shows the public event, and before
 * that the summary from a list.
 */
export function useEvent(name: string) {
  const authenticated = useSelector(selectIsLoggedIn);
  const own = useEventQuery({ name, authenticated });
  const publicEvent = eventsApi.endpoints.event.useQueryState({ name, authenticated: false });
  const listed = useSelector((state: KnownState) => knownEvent(state, name));
  const detail = own.currentData ?? publicEvent.currentData;
  return { detail, summary: detail ?? listed, failed: own.isError && !detail, refetch: own.refetch };
}
