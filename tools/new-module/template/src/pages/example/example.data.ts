import type { DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { exampleApi } from './example.api.ts';

/** Fetches the page's data before a server renders it. */
export default async function exampleData(_: DataContext, start: StartQuery): Promise<DataResult> {
  await start(exampleApi.endpoints.exampleCountries.initiate());
  return undefined;
}
