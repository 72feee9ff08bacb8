import { selectSession } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { eventsApi, useEventQuery } from '../../features/events/events.api.ts';
import { type KnownState, knownEvent } from '../../features/events/known-event.ts';

/**
 * An event by its slug. Someone logged in is asked for with the token first; meanwhile the public event stays, and
 * before that what the lists know of it.
 */
export function useEvent(name: string) {
  const authenticated = useSelector(selectSession).status === 'authenticated';
  const asked = useEventQuery({ name, authenticated });
  const open = eventsApi.endpoints.event.useQueryState({ name, authenticated: false });
  const listed = useSelector((state: KnownState) => knownEvent(state, name));
  const detail = asked.currentData ?? open.currentData;
  return { detail, summary: detail ?? listed, failed: asked.isError && !detail };
}
