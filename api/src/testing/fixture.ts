import {
  type CountryCode,
  type EventTexts,
  eventType,
  type Language,
  languages,
  paymentType,
  periodicity,
} from '@idavuelta/shared/contracts';
import type { SeedContent, SeedCustomer, SeedEvent } from '../seed/seed-content.ts';

const texts = (name: string) => ({
  ...(Object.fromEntries(languages.map((language) => [language, { name }])) as Record<Language, EventTexts>),
  es_PE: { name, description: `${name}, con regreso a casa.` },
  en_US: { name: `${name} (en)` },
  pt_BR: { name: `${name} (pt)` },
});

/** Price of a ticket in each country, decimal in its currency: S/45,50 or about as much. */
export const samplePrices: Record<CountryCode, number> = { PE: 45.5, CL: 11_375, ES: 11.38 };

/**
 * Creates an event in Lima, 30 days ahead at 20:00, with one category and variant. Tests pass only the fields they are
 * about.
 */
export const aSeedEvent = (changes: Partial<SeedEvent> & { name?: string } = {}): SeedEvent => {
  const { name = 'Concierto Ándino', ...event } = changes;
  return {
    slug: 'concierto-andino',
    type: eventType.massive,
    countryCode: 'PE',
    place: 'estadio',
    periodicityType: periodicity.fixed,
    paymentType: paymentType.buyer,
    picture: 'event',
    translations: texts(name),
    dates: [{ daysAhead: 30, time: '20:00' }],
    hours: 4,
    additionalStops: [{ address: 'Plaza San Miguel', time: '18:30' }],
    categories: [
      {
        priority: 1,
        translations: { es_PE: { name: 'Van compartida', description: 'Con otros viajeros' } },
        variants: [
          {
            province: 'lima',
            price: samplePrices[changes.countryCode ?? 'PE'],
            capacity: 2,
            stops: 2,
            stock: 50,
            translations: { es_PE: { name: 'Ida y vuelta' } },
          },
        ],
      },
    ],
    ...event,
  };
};

/** An event on two dates, which the buyer chooses from. */
export const onTwoDates = {
  periodicityType: periodicity.calendar,
  dates: [
    { daysAhead: 20, time: '15:00' },
    { daysAhead: 21, time: '20:00' },
  ],
};

/** The customer that tests log in as. */
export const fixtureCustomer: SeedCustomer = {
  email: 'demo@idavuelta.test',
  password: 'demo1234',
  firstName: 'Lucía',
  lastName: 'Quispe',
  phoneNumber: '987654321',
  countryCode: 'PE',
  language: 'es_PE',
  birthday: '1992-05-14',
  gender: 'f',
};

const bankAccount = {
  bankName: 'Banco del Litoral',
  accountType: 'Cuenta corriente',
  holder: 'Idavuelta Perú S.A.C.',
  email: 'pagos@idavuelta.pe',
};

/** Content of every test database: as little as possible. */
export const fixture: SeedContent = {
  provinces: [
    {
      key: 'lima',
      countryCode: 'PE',
      name: 'Lima',
      counties: ['Barranco', 'Miraflores', 'Surco'],
      // Surco has no known position.
      coordinates: { Barranco: [-12.144, -77.021], Miraflores: [-12.12, -77.03] },
      streets: {
        Barranco: [
          ['Av. Miguel Grau', -12.143, -77.022],
          ['Av. José Larco', -12.1441, -77.0215],
        ],
        Miraflores: [
          ['Av. José Larco', -12.1255, -77.0299],
          ['Av. 28 de Julio', -12.1281, -77.029],
        ],
      },
    },
    { key: 'callao', countryCode: 'PE', name: 'Callao', counties: ['Bellavista'] },
    {
      key: 'madrid',
      countryCode: 'ES',
      name: 'Madrid',
      counties: ['Centro'],
      streets: { Centro: [['Calle de Alcalá', 40.4186, -3.6974]] },
    },
  ],
  places: [
    {
      key: 'estadio',
      name: 'Estadio Nacional',
      address: 'José Díaz s/n, Lima',
      countryCode: 'PE',
      timeZone: 'America/Lima',
      picture: 'place',
      coordinates: [-12.0673, -77.0337],
    },
    {
      key: 'palacio',
      name: 'Palacio de Deportes',
      address: 'Avenida Felipe II, Madrid',
      countryCode: 'ES',
      timeZone: 'Europe/Madrid',
      picture: 'place',
    },
  ],
  events: [aSeedEvent({ recommended: true })],
  slides: [{ countryCode: 'PE', url: '/event/concierto-andino', picture: 'slide' }],
  partners: [{ countryCode: 'PE', name: 'Teatro del Faro', picture: 'logo' }],
  testimonials: [{ countryCode: 'PE', message: 'Muy puntual.', user: 'Rosa', picture: 'face', tags: ['puntual'] }],
  customers: [fixtureCustomer],
  coupons: [
    { code: 'VUELTA10', basisPoints: 1000 },
    { code: 'GRATIS100', basisPoints: 10_000 },
    { code: 'VENCIDO', basisPoints: 1000, expired: true },
    { code: 'AGOTADO', basisPoints: 1000, usedUp: true },
  ],
  bankAccounts: [
    { ...bankAccount, countryCode: 'PE', currency: 'PEN', accountId: '191-2048761-0-42', dni: 'RUC 20608812345' },
    { ...bankAccount, countryCode: 'CL', currency: 'CLP', accountId: '00-482-19377-01', dni: 'RUT 77.481.290-6' },
    {
      ...bankAccount,
      countryCode: 'ES',
      currency: 'EUR',
      accountId: 'ES12 0182 9999 5402 0123 4567',
      dni: 'CIF B12345674',
    },
  ],
  rates: [
    { currency: 'CLP', rate: '250' },
    { currency: 'EUR', rate: '0.25' },
  ],
};
