import type { CountryCode, Language, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../database/database.ts';
import { createReferenceRepository } from './reference.repository.ts';

/** Reference data, without which nothing works. Every start writes it, so changes here reach existing databases. */
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
  const reference = createReferenceRepository(tx);
  for (const [position, [code, name, language]] of countries.entries())
    await reference.saveCountry(code, name, language, position);
  for (const [position, [code, name]] of locales.entries()) await reference.saveLocale(code, name, position);
  for (const channel of channels) await reference.saveChannel(...channel);
  for (const [country, codes] of Object.entries(paymentMethods) as [CountryCode, PaymentMethodCode[]][]) {
    for (const [position, code] of codes.entries()) await reference.savePaymentMethod(country, code, position);
  }
}
