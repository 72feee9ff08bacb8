import { type Static, Type } from 'typebox';
import { maxPrice } from '../../staff/fields/price-fields.ts';
import { body, envelope, id, translatedName } from '../common.ts';
import { currency } from '../money.ts';
import { moment, typedTime } from '../text.ts';
import { slug } from './event-fields.ts';

/** Not called `price`, which was in soles: a page opened before that change must not set a price in euros. */
const amount = Type.Number({
  exclusiveMinimum: 0,
  maximum: maxPrice.CLP,
  description: "Decimal amount in the event's currency",
  examples: [45.5],
});

export const pricesParams = Type.Object({ slug });
export const priceParams = Type.Object({ slug, id });
export const priceChangeSchema = body({
  from: Type.Optional(typedTime('When the changes take effect; absent: immediately')),
  changes: Type.Array(
    body({
      variantId: id,
      departureId: Type.Optional({
        ...id,
        description: 'Departure that the price is limited to; absent: all departures',
      }),
      amount: Type.Optional({
        ...amount,
        description: 'New price; absent: the departure takes the price of the others',
      }),
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
    amount: { ...amount, description: 'Price on departures without a price of their own' },
    heldTickets: Type.Integer({ description: 'Tickets of unpaid orders, which keep their price' }),
    ofDepartures: Type.Array(Type.Object({ departureId: id, amount }), {
      description: 'Departures with a price of their own',
    }),
    toCome: Type.Array(
      Type.Object({
        id,
        departureId: Type.Optional(id),
        amount: Type.Optional({ ...amount, description: 'Absent: the departure takes the price of the others' }),
        from: moment('When the price takes effect'),
      }),
      { description: 'Scheduled prices' },
    ),
  },
  { title: 'ManagedVariant' },
);
export const managedPricesSchema = Type.Object(
  {
    eventId: id,
    slug,
    translations: translatedName,
    timeZone: Type.String({ description: 'IANA time zone of the venue' }),
    currency: { ...currency, description: 'Currency of the prices' },
    isFree: Type.Boolean({ description: 'Whether the organiser pays, so that guests pay nothing' }),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    departures: Type.Array(Type.Object({ id, startsAt: moment('Start of the event') }), {
      description: 'Future departures',
    }),
    variants: Type.Array(managedVariantSchema),
  },
  { title: 'ManagedPrices' },
);
export const managedPricesResponse = envelope(managedPricesSchema, 'Prices by category and province');

export type ManagedPrices = Static<typeof managedPricesSchema>;
export type ManagedVariant = ManagedPrices['variants'][number];
export type PriceChange = Static<typeof priceChangeSchema>;
