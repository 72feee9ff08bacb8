import type { OrderMailInput } from '@idavuelta/api/mail/order-facts.ts';
import type { CountryCode, Language, OrderDetail, TaxDocument, TicketDetail } from '@idavuelta/shared/contracts';

/** Venue, time zone and county of the sample event in each country. */
const places: Record<CountryCode, { place: OrderDetail['event']['place']; timeZone: string; county: string }> = {
  PE: {
    place: { name: 'Estadio San Marcos', address: 'Av. Germán Amézaga 375, Lima' },
    timeZone: 'America/Lima',
    county: 'Miraflores',
  },
  CL: {
    place: { name: 'Estadio Bicentenario', address: 'Av. Enrique Olivares 1003, Santiago' },
    timeZone: 'America/Santiago',
    county: 'Providencia',
  },
  ES: {
    place: { name: 'Auditorio de la Dehesa', address: 'Paseo de la Dehesa 12, Madrid' },
    timeZone: 'Europe/Madrid',
    county: 'Alcobendas',
  },
};

export const buyer = { to: 'rosa@example.org', firstName: 'Rosa' };
export const friend = { name: 'Inés Vargas', email: 'ines@example.org' };
export const eventName = 'Noche de Cumbia';
export const startsAt = '2027-03-07T01:00:00.000Z';
export const zoneOf = (country: CountryCode) => places[country].timeZone;
export const placeOf = (country: CountryCode) => places[country].place;

const address = 'Av. Larco 123';
const ticket = (county: string): TicketDetail => ({
  productVariantId: 1,
  capacity: 2,
  price: 45.5,
  discountPrice: 0,
  charge: { amount: 45.5, currency: 'PEN' },
  fullCharge: { amount: 45.5, currency: 'PEN' },
  translations: { es_PE: { name: 'Van compartida' } },
  placeAddress: '',
  addresses: [
    {
      address,
      county,
      pickUp: {
        opensAt: '2027-03-06T22:10:00.000Z',
        closesAt: '2027-03-06T22:50:00.000Z',
        homeAt: '2027-03-07T06:30:00.000Z',
      },
    },
  ],
  passengers: [
    { name: 'Rosa Quispe', email: buyer.to, phone: '987 654 321', passengerAddress: address },
    { ...friend, phone: '912 345 678', passengerAddress: address },
  ],
  qr: JSON.stringify({ orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e', ticket: 1 }),
  shortCode: '7KQ2M9XAB4CD',
});

export const sampleDocument: TaxDocument = {
  id: '5d1f6a52-9b0a-4a51-8b0e-6f6f0c9e2a11',
  kind: 'simplified',
  number: 'B001-12',
  issuedAt: '2027-03-01T15:01:00.000Z',
  total: { amount: 22_750, currency: 'CLP' },
};

export interface SampleOrder {
  language: Language;
  country: CountryCode;
  order?: Partial<OrderDetail['order']>;
  /** Whether the exact time is known. */
  timed?: boolean;
}

/** An order of two people in one van, the input of order mails. */
export function sampleOrder({ language, country, order, timed }: SampleOrder): OrderMailInput {
  const { place, timeZone, county } = places[country];
  const pickUpTime = { at: '2027-03-06T22:25:00.000Z', van: 'ABC-123', driver: 'Manuel' };
  return {
    ...buyer,
    language,
    siteOrigin: 'http://localhost:3000',
    detail: {
      order: {
        id: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
        number: '7KQ2M9XA',
        date: '2027-03-01T15:00:00.000Z',
        paymentState: 'paid',
        paymentCode: 'webpay',
        total: 91,
        charge: { amount: 22_750, currency: 'CLP' },
        cancellation: { until: '2027-03-05T01:00:00.000Z', open: true, amount: 91, currency: 'PEN' },
        ...order,
      },
      event: {
        id: 1,
        slug: 'noche-de-cumbia',
        countryCode: country,
        imagePath: '',
        timeZone,
        startDate: startsAt,
        endDate: '2027-03-07T05:00:00.000Z',
        place,
        translations: { es_PE: { name: eventName } },
      },
      taxDocuments: [sampleDocument],
      tickets: [{ ...ticket(county), ...(timed && { pickUpTime }) }],
    },
  };
}
