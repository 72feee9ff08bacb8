import type { DataContext, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from '../events/events.api.ts';

/** On a server nobody is logged in: the public event. */
export default function eventData({ params }: DataContext, start: StartQuery) {
  return start(eventsApi.endpoints.event.initiate({ name: params.name ?? '', authenticated: false }));
}
