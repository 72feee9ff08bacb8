import { type Static, Type } from 'typebox';
import { spaceFields } from '../../staff/fields/space-fields.ts';
import { body, envelope, id, translatedName } from '../common.ts';
import { currency } from '../money.ts';
import { spaceKind } from '../spaces.ts';
import { slug } from './event-fields.ts';

const amount = Type.Number({
  minimum: spaceFields.amount.min,
  maximum: spaceFields.amount.max,
  description: "Decimal amount in the event's currency; 0: free",
});

export const eventSpacesParams = Type.Object({ slug });
export const eventSpaceSchema = body(
  {
    kind: spaceKind,
    capacity: Type.Integer({
      minimum: spaceFields.capacity.min,
      maximum: spaceFields.capacity.max,
      description: 'How many each departure has; 0: none are sold',
    }),
    amount: { ...amount, description: 'Price of one where the category has no price of its own; 0: free' },
    ofCategories: Type.Array(body({ categoryId: id, amount }), {
      maxItems: 50,
      description: 'Categories with a price of their own',
    }),
  },
  { title: 'EventSpace' },
);
/** Replaces all of them. */
export const eventSpacesInputSchema = body({ spaces: Type.Array(eventSpaceSchema, { maxItems: 3 }) });

export const eventSpacesSchema = Type.Object(
  {
    eventId: id,
    currency: { ...currency, description: 'Currency of the prices' },
    isFree: Type.Boolean({ description: 'Whether the organiser pays, so that guests pay nothing' }),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    categories: Type.Array(Type.Object({ id, translations: translatedName })),
    spaces: eventSpacesInputSchema.properties.spaces,
  },
  { title: 'EventSpaces' },
);
export const eventSpacesResponse = envelope(eventSpacesSchema, 'What the departures of the event have beside seats');

export type EventSpace = Static<typeof eventSpaceSchema>;
export type EventSpaces = Static<typeof eventSpacesSchema>;
export type EventSpacesInput = Static<typeof eventSpacesInputSchema>;
