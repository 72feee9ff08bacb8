import { type Static, Type } from 'typebox';
import { priceFields } from '../../staff/fields/price-fields.ts';
import { body, envelope, id, price, translatedName } from '../common.ts';
import { countryCurrencySchema, currency, decimalAmount } from '../money.ts';
import { moment, typedTime } from '../text.ts';
import { slug } from './event-fields.ts';

const newPrice = Type.Number({
  exclusiveMinimum: 0,
  maximum: priceFields.price.max,
  description: 'Decimal, two decimals at most',
  examples: [45.5],
});

export const pricesParams = Type.Object({ slug });
export const priceParams = Type.Object({ slug, id });
export const priceChangeSchema = body({
  from: Type.Optional(typedTime('From when; at once when absent')),
  changes: Type.Array(
    body({
      variantId: id,
      departureId: Type.Optional({ ...id, description: 'On this departure alone' }),
      price: Type.Optional({ ...newPrice, description: 'Absent: the departure costs what the others do' }),
    }),
    { minItems: 1, maxItems: 200 },
  ),
});

export const managedVariantSchema = Type.Object(
  {
    id,
    category: translatedName,
    translations: translatedName,
    province: Type.String(),
    price: price('On departures without a price of their own'),
    converted: Type.Optional(
      Type.Object(decimalAmount, { description: 'The price in the currency of the country, at the present rate' }),
    ),
    heldTickets: Type.Integer({ description: 'Of orders that are not paid: they keep their price' }),
    ofDepartures: Type.Array(Type.Object({ departureId: id, price: price('On this departure') }), {
      description: 'Departures with a price of their own',
    }),
    toCome: Type.Array(
      Type.Object({
        id,
        departureId: Type.Optional(id),
        price: Type.Optional(price('Absent: what the other departures cost')),
        from: moment('From when it counts'),
      }),
      { description: 'Prices from a moment on that has not come' },
    ),
  },
  { title: 'ManagedVariant' },
);
export const managedPricesSchema = Type.Object(
  {
    eventId: id,
    slug,
    translations: translatedName,
    timeZone: Type.String({ description: 'Of the place, IANA' }),
    currency,
    countryCurrency: countryCurrencySchema,
    isFree: Type.Boolean({ description: 'The organiser pays: guests pay nothing' }),
    revision: Type.Integer({ description: 'For `If-Match` of a change' }),
    departures: Type.Array(Type.Object({ id, startsAt: moment('When it begins') }), { description: 'To come' }),
    variants: Type.Array(managedVariantSchema),
  },
  { title: 'ManagedPrices' },
);
export const managedPricesResponse = envelope(managedPricesSchema, 'By category and province');

export type CountryCurrency = Static<typeof countryCurrencySchema>;
export type ManagedPrices = Static<typeof managedPricesSchema>;
export type ManagedVariant = ManagedPrices['variants'][number];
export type PriceChange = Static<typeof priceChangeSchema>;
