import {
  type CountryCode,
  type Currency,
  type Language,
  languageNames,
  type PaymentMethodCode,
} from '@idavuelta/shared/contracts';
import type { Queryable } from '../database/database.ts';
import { createReferenceRepository } from './reference.repository.ts';

/** Reference data, without which nothing works. Written on every start, so changes here reach existing databases. */
const countries: [CountryCode, string, Language, timeZone: string][] = [
  ['PE', 'Perú', 'es_PE', 'America/Lima'],
  ['CL', 'Chile', 'es_CL', 'America/Santiago'],
  ['ES', 'España', 'es_ES', 'Europe/Madrid'],
];

const channels: [string, CountryCode, Language][] = [
  ['localhost', 'PE', 'es_PE'],
  ['127.0.0.1', 'PE', 'es_PE'],
  ['idavuelta.pe', 'PE', 'es_PE'],
  ['idavuelta.cl', 'CL', 'es_CL'],
  ['idavuelta.es', 'ES', 'es_ES'],
];

/** Currency of each payment method by country; null for transfers, which use the currency of their account. */
const paymentMethods: Record<CountryCode, [PaymentMethodCode, Currency | null][]> = {
  PE: [
    ['mercadopago', 'PEN'],
    ['transferencia', null],
  ],
  CL: [
    ['webpay', 'CLP'],
    ['mercadopago', 'CLP'],
    ['transferencia', null],
  ],
  ES: [
    ['redsys', 'EUR'],
    ['transferencia', null],
  ],
};

export async function seedReference(tx: Queryable) {
  const reference = createReferenceRepository(tx);
  for (const [position, [code, name, language, timeZone]] of countries.entries())
    await reference.saveCountry(code, { name, default_locale: language, time_zone: timeZone, position });
  for (const [position, [code, name]] of Object.entries(languageNames).entries())
    await reference.saveLocale(code as Language, name, position);
  for (const channel of channels) await reference.saveChannel(...channel);
  for (const country of Object.keys(paymentMethods) as CountryCode[]) {
    const methods = paymentMethods[country];
    await reference.removeOtherPaymentMethods(
      country,
      methods.map(([code]) => code),
    );
    for (const [position, method] of methods.entries()) await reference.savePaymentMethod(country, ...method, position);
  }
}
