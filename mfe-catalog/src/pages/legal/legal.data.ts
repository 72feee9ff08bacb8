import type { CountryCode, DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { documentNamed } from './document-named.ts';
import { legalApi } from './legal.api.ts';

export default async function legalData(
  { params, search, country, language }: DataContext,
  start: StartQuery,
): Promise<DataResult> {
  const named = documentNamed(params.document, search);
  if (!named) return 'not-found';
  const query = { ...named, country: named.country ?? (country as CountryCode), language };
  await start(legalApi.endpoints.legalText.initiate(query));
  return undefined;
}
