import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { eventsApi, useEventQuery } from '../../features/events/events.api.ts';
import { type KnownState, knownEvent } from '../../features/events/known-event.ts';

/**
 * An event by its slug. With a session it is fetched with the token. Until then the public event shows, and before it the
 * summary from a list.
 */
export function useEvent(name: string) {
  const authenticated = useSelector(selectIsLoggedIn);
  const own = useEventQuery({ name, authenticated });
  const publicEvent = eventsApi.endpoints.event.useQueryState({ name, authenticated: false });
  const listed = useSelector((state: KnownState) => knownEvent(state, name));
  const detail = own.currentData ?? publicEvent.currentData;
  return { detail, summary: detail ?? listed, failed: own.isError && !detail, refetch: own.refetch };
}
