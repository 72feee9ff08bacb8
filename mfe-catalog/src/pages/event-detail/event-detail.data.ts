import type { DataContext, DataResult, EventDetail, StartQuery } from '@idavuelta/shared/contracts';
import { pickUpsApi } from '@idavuelta/shared/pick-ups';
import { eventsApi } from '../../features/events/events.api.ts';
import { otherEventsApi } from './other-events.api.ts';
import { pickUpsQueryOf } from './pick-ups/pick-ups-query.ts';

/** The server has no session: it fetches the public event. */
export default async function eventData({ params }: DataContext, start: StartQuery): Promise<DataResult> {
  const { data, error } = await start(
    eventsApi.endpoints.event.initiate({ name: params.name ?? '', authenticated: false }),
  );
  // The page is complete even without pick-up times.
  const event = data as EventDetail | undefined;
  if (event) await start(pickUpsApi.endpoints.pickUps.initiate(pickUpsQueryOf(event)));
  if (event && (event.message || !event.available))
    await start(otherEventsApi.endpoints.otherEvents.initiate(event.slug));
  return (error as { status?: number } | undefined)?.status === 404 ? 'not-found' : undefined;
}
