import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { spaceKinds } from '../rules/spaces.ts';
import { body, oneOf, price } from './common.ts';
import { amountOf } from './money.ts';

export const spaceKind = oneOf(spaceKinds, {
  description: 'Place for a wheelchair, seat for a small child, or large piece of luggage',
});

const count = Type.Optional(Type.Integer({ minimum: 0, maximum: limits.passengers }));

/** A number of spaces of each kind; none of a kind that is absent. */
export const spaceCountsSchema = body({ wheelchair: count, childSeat: count, luggage: count });

export const offeredSpaceSchema = Type.Object(
  {
    kind: spaceKind,
    price: price('For one, round trip'),
    charge: amountOf('Price of one, round trip; 0 when it is free'),
    left: Type.Integer({ minimum: 0, description: 'Number left on the queried date' }),
  },
  { title: 'OfferedSpace' },
);

export const soldSpaceSchema = Type.Object(
  {
    kind: spaceKind,
    quantity: Type.Integer({ minimum: 1 }),
    charge: amountOf('What they cost together, included in the price of the ticket; 0 when they are free'),
  },
  { title: 'SoldSpace' },
);
