import type { DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from '../../features/events/events.api.ts';

/** The server has no session: it fetches the public event. */
export default async function eventData({ params }: DataContext, start: StartQuery): Promise<DataResult> {
  const { error } = await start(eventsApi.endpoints.event.initiate({ name: params.name ?? '', authenticated: false }));
  return (error as { status?: number } | undefined)?.status === 404 ? 'not-found' : undefined;
}
