import type { CountryCode, DataContext, DataResult, StartQuery } from '@idavuelta/shared/contracts';
import { knownDocument } from './known-document.ts';
import { legalApi } from './legal.api.ts';

export default async function legalData(
  { params, country, language }: DataContext,
  start: StartQuery,
): Promise<DataResult> {
  const document = knownDocument(params.document);
  if (!document) return 'not-found';
  const query = { document, country: country as CountryCode, language };
  await start(legalApi.endpoints.legalText.initiate(query));
  return undefined;
}
