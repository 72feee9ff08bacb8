import type { CountryCode, Language, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../database/database.ts';

/** What the platform cannot run without. Changes here reach a database at the next start. */
const countries: [CountryCode, string, Language][] = [
  ['PE', 'Perú', 'es_PE'],
  ['CL', 'Chile', 'es_CL'],
  ['ES', 'España', 'es_ES'],
];

const locales: [Language, string][] = [
  ['es_PE', 'Español (Perú)'],
  ['es_CL', 'Español (Chile)'],
  ['es_ES', 'Español (España)'],
  ['en_US', 'English'],
  ['pt_BR', 'Português (Brasil)'],
];

const channels: [string, CountryCode, Language][] = [
  ['localhost', 'PE', 'es_PE'],
  ['127.0.0.1', 'PE', 'es_PE'],
  ['idavuelta.pe', 'PE', 'es_PE'],
  ['idavuelta.cl', 'CL', 'es_CL'],
  ['idavuelta.es', 'ES', 'es_ES'],
];

const paymentMethods: Record<CountryCode, PaymentMethodCode[]> = {
  PE: ['webpay', 'mercadopago', 'transferencia'],
  CL: ['webpay', 'mercadopago', 'transferencia'],
  ES: ['redsys', 'webpay', 'transferencia'],
};

export async function seedReference(tx: Queryable) {
  for (const [position, [code, name, language]] of countries.entries()) {
    await tx.query(
      `INSERT INTO country (code, name, default_locale, position) VALUES ($1, $2, $3, $4)
       ON CONFLICT (code) DO UPDATE SET name = excluded.name, default_locale = excluded.default_locale, position = excluded.position`,
      [code, name, language, position],
    );
  }
  for (const [position, [code, name]] of locales.entries()) {
    await tx.query(
      `INSERT INTO locale (code, name, position) VALUES ($1, $2, $3)
       ON CONFLICT (code) DO UPDATE SET name = excluded.name, position = excluded.position`,
      [code, name, position],
    );
  }
  for (const channel of channels) {
    await tx.query(
      `INSERT INTO channel (host, country_code, default_locale) VALUES ($1, $2, $3)
       ON CONFLICT (host) DO UPDATE SET country_code = excluded.country_code, default_locale = excluded.default_locale`,
      channel,
    );
  }
  for (const [country, codes] of Object.entries(paymentMethods)) {
    for (const [position, code] of codes.entries()) {
      await tx.query(
        `INSERT INTO payment_method (country_code, code, position) VALUES ($1, $2, $3)
         ON CONFLICT (country_code, code) DO UPDATE SET position = excluded.position`,
        [country, code, position],
      );
    }
  }
}
