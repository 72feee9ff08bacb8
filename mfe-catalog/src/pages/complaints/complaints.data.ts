import type { DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { complaintsApi } from './complaints.api.ts';

export default async function complaintsData({ country }: DataContext, start: StartQuery): Promise<DataResult> {
  if (country === 'PE') await start(complaintsApi.endpoints.complaintsBook.initiate());
  return undefined;
}
