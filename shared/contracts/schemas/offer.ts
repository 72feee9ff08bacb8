import { Type } from 'typebox';
import { envelope, id, imagePath, price, translations } from './common.ts';
import { countySchema } from './places.ts';
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
    capacity: Type.Integer({ minimum: 1, description: 'Most passengers one ticket carries' }),
    stops: Type.Integer({ minimum: 1, description: 'Most addresses one ticket visits' }),
    stock: Type.Integer({
      minimum: 0,
      description: 'Tickets left on the date of the query; without one, on the date that has most',
    }),
    seatPool: Type.Object(
      {
        id,
        unitsPerTicket: Type.Integer({ minimum: 1, description: 'What one ticket takes of the pool' }),
        unitsLeft: Type.Integer({ minimum: 0, description: 'What the pool has left on that date' }),
      },
      { description: 'Seats that the ticket is taken from; variants of the same pool share them' },
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
  },
  { title: 'Category' },
);

export const variantsQuery = Type.Object({
  eventDateId: Type.Optional(id),
  date: Type.Optional(day("Stock of this day only, in the event's time zone; for periodicityType 2")),
});

export const categoriesResponse = envelope(Type.Array(categorySchema), 'What the event sells, with the seats left');
