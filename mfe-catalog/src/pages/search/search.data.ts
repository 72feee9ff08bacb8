import type { CountryCode, DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { eventsApi } from '../../features/events/events.api.ts';
import { queryIn } from './search-query.ts';

export default async function searchData({ search, country }: DataContext, start: StartQuery): Promise<DataResult> {
  const text = queryIn(search);
  if (text) await start(eventsApi.endpoints.search.initiate({ text, country: country as CountryCode }));
  return undefined;
}
