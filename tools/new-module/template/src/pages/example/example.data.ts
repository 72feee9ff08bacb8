import type { DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { exampleApi } from './example.api.ts';

/** What a server fetches before it renders the page. */
export default async function exampleData(_: DataContext, start: StartQuery): Promise<DataResult> {
  await start(exampleApi.endpoints.exampleCountries.initiate());
  return undefined;
}
