import type { CountryCode, DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from '../../features/events/events.api.ts';
import { facetsApi } from '../../features/filters/facets.api.ts';
import { filtersIn } from '../../features/filters/filters.ts';
import { queryIn } from './search-query.ts';

export default async function searchData({ search, country }: DataContext, start: StartQuery): Promise<DataResult> {
  const text = queryIn(search);
  if (!text) return undefined;
  const query = { text, country: country as CountryCode, ...filtersIn(`${search}`) };
  await Promise.all([
    start(eventsApi.endpoints.search.initiate(query)),
    start(facetsApi.endpoints.facets.initiate(query)),
  ]);
  return undefined;
}
