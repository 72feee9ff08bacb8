import type { CountryCode, DataContext, DataResult, EventType, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from './events.api.ts';

/** Data that a list page needs before it renders. */
export const eventsOfType =
  (type: EventType) =>
  async ({ country }: DataContext, start: StartQuery): Promise<DataResult> => {
    await start(eventsApi.endpoints.events.initiate({ type, country: country as CountryCode }));
    return undefined;
  };
