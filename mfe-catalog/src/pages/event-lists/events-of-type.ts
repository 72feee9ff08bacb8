import type { CountryCode, DataContext, DataResult, EventType, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from '../../features/events/events.api.ts';
import { facetsApi } from '../../features/filters/facets.api.ts';
import { filtersIn } from '../../features/filters/filters.ts';

/** Data that a list page needs before it renders. */
export const eventsOfType =
  (type: EventType) =>
  async ({ country, search }: DataContext, start: StartQuery): Promise<DataResult> => {
    const query = { type, country: country as CountryCode, ...filtersIn(`${search}`) };
    await Promise.all([
      start(eventsApi.endpoints.events.initiate(query)),
      start(facetsApi.endpoints.facets.initiate(query)),
    ]);
    return undefined;
  };
