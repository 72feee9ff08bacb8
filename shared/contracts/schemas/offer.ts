import { Type } from 'typebox';
import { envelope, id, imagePath, price, translations } from './common.ts';
import { amountOf } from './money.ts';
import { countySchema } from './places.ts';
import { offeredSpaceSchema } from './spaces.ts';
import { day } from './text.ts';

export const approachSchema = Type.Object(
  { address: Type.String(), counties: Type.Array(countySchema) },
  { title: 'Approach', description: 'A fixed pick-up point that a variant offers instead of a free address' },
);

export const productVariantSchema = Type.Object(
  {
    productVariantId: id,
    provinceId: id,
    price: price('For one ticket, round trip'),
    charge: amountOf('Price of one ticket, round trip'),
    capacity: Type.Integer({ minimum: 1, description: 'Maximum number of passengers per ticket' }),
    stops: Type.Integer({ minimum: 1, description: 'Maximum number of addresses per ticket' }),
    stock: Type.Integer({
      minimum: 0,
      description: 'Tickets left on the queried date, or by default on the date with the most left',
    }),
    seatPool: Type.Object(
      {
        id,
        unitsPerTicket: Type.Integer({ minimum: 1, description: 'Units of the pool used by one ticket' }),
        unitsLeft: Type.Integer({ minimum: 0, description: 'Units left in the pool on that date' }),
      },
      { description: 'Pool from which the ticket takes its seats; variants of the same pool share them' },
    ),
    placeId: id,
    placeAddress: Type.String(),
    approach: Type.Optional(approachSchema),
    translations: translations(Type.Object({ name: Type.String(), description: Type.Optional(Type.String()) })),
  },
  { title: 'ProductVariant' },
);

export const categorySchema = Type.Object(
  {
    id,
    priority: Type.Integer({
      description: 'The category whose priority equals the number of categories is recommended',
    }),
    translations: translations(
      Type.Object({ name: Type.String(), description: Type.String(), imagePath: Type.Optional(imagePath) }),
    ),
    subCategories: Type.Array(productVariantSchema),
    spaces: Type.Optional(
      Type.Array(offeredSpaceSchema, { description: 'What a ticket may have beside its seats; absent if nothing' }),
    ),
  },
  { title: 'Category' },
);

export const variantsQuery = Type.Object({
  eventDateId: Type.Optional(id),
  date: Type.Optional(day("Day in the event's time zone, to which `stock` is limited; only for `periodicityType` 2")),
});

export const categoriesResponse = envelope(
  Type.Array(categorySchema),
  'Tickets of the event by category, with the seats left',
);
