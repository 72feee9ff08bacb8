import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

/** Blocks other changes to the country's landing page until the transaction ends. */
export const lockCountry = (tx: Queryable, country: CountryCode) =>
  tx.selectFrom('country').select('code').where('code', '=', country).forNoKeyUpdate().executeTakeFirstOrThrow();
