import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

/** Nobody else changes what the landing page of the country shows before the transaction ends. */
export const lockCountry = (tx: Queryable, country: CountryCode) =>
  tx.selectFrom('country').select('code').where('code', '=', country).forNoKeyUpdate().executeTakeFirstOrThrow();
