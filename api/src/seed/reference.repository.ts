import type { CountryCode, Language, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { type Queryable, query } from '../database/database.ts';

/** Writes reference data. Rows that exist are updated. */
export const createReferenceRepository = (tx: Queryable) => ({
  saveCountry: (code: CountryCode, name: string, language: Language, position: number) =>
    query(
      tx,
      `INSERT INTO country (code, name, default_locale, position) VALUES ($1, $2, $3, $4)
       ON CONFLICT (code) DO UPDATE SET name = excluded.name, default_locale = excluded.default_locale, position = excluded.position`,
      [code, name, language, position],
    ),

  saveLocale: (code: Language, name: string, position: number) =>
    query(
      tx,
      `INSERT INTO locale (code, name, position) VALUES ($1, $2, $3)
       ON CONFLICT (code) DO UPDATE SET name = excluded.name, position = excluded.position`,
      [code, name, position],
    ),

  saveChannel: (host: string, country: CountryCode, language: Language) =>
    query(
      tx,
      `INSERT INTO channel (host, country_code, default_locale) VALUES ($1, $2, $3)
       ON CONFLICT (host) DO UPDATE SET country_code = excluded.country_code, default_locale = excluded.default_locale`,
      [host, country, language],
    ),

  savePaymentMethod: (country: CountryCode, code: PaymentMethodCode, position: number) =>
    query(
      tx,
      `INSERT INTO payment_method (country_code, code, position) VALUES ($1, $2, $3)
       ON CONFLICT (country_code, code) DO UPDATE SET position = excluded.position`,
      [country, code, position],
    ),
});
