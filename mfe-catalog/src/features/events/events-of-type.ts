import type { CountryCode, DataContext, EventType, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from './events.api.ts';

/** What a list page needs before it renders. */
export const eventsOfType =
  (type: EventType) =>
  ({ country }: DataContext, start: StartQuery) =>
    start(eventsApi.endpoints.events.initiate({ type, country: country as CountryCode }));
