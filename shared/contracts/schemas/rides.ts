import { Type } from 'typebox';
import { envelope, oneOf, translatedName } from './common.ts';
import { stopPointSchema } from './pick-ups.ts';
import { positionSchema } from './position.ts';
import { moment } from './text.ts';

/** Progress of a ride, from the plan to its end, as marked by the driver. */
export const rideProgress = ['planned', 'left', 'next', 'arrived', 'boarded', 'no_show', 'done'] as const;

export const rideSchema = Type.Object(
  {
    direction: oneOf(['out', 'back'] as const, { description: 'To the event, or back home' }),
    ticket: Type.Integer({ description: 'Number of the ticket within the order' }),
    address: Type.String({ description: 'Pick-up address, or drop-off address on the way back' }),
    point: Type.Optional(stopPointSchema),
    at: moment('Planned time of the pick-up or drop-off'),
    van: Type.String({ description: 'Number plate of the van' }),
    driver: Type.String({ description: 'First name of the driver' }),
    progress: oneOf(rideProgress, {
      description:
        '`left`: the van is on its way; `next`: this address is its next stop; `arrived`: it is at the address; `boarded`: the passengers are in it; `no_show`: nobody came; `done`: the trip has ended',
    }),
    unseen: Type.Optional(
      Type.Boolean({ description: 'The trip has ended, and no mark and no ticket check saw the passengers' }),
    ),
    position: Type.Optional(
      Type.Object(
        { ...positionSchema.properties, at: moment('When the van was there') },
        { description: 'Last position of the van, while it is on its way to the address and its driver shares it' },
      ),
    ),
    progressAt: Type.Optional(moment("Time of the driver's mark")),
    lateMinutes: Type.Optional(
      Type.Integer({
        description: 'Delay of the van in minutes, by its position or last mark; absent below ten minutes',
      }),
    ),
  },
  { title: 'Ride' },
);
export const ridePageSchema = Type.Object(
  {
    event: translatedName,
    timeZone: Type.String(),
    startsAt: moment('When the event begins'),
    over: Type.Boolean({ description: 'Whether the link has expired after the event, so that it shows no rides' }),
    rides: Type.Array(rideSchema, { description: 'Available from the day before; empty until then' }),
  },
  { title: 'RidePage', description: 'The rides of an order, or of the passenger to whom the link was mailed' },
);
export const rideQuery = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 1000, description: 'Token from the mailed link' }),
});
export const ridePageResponse = envelope(
  ridePageSchema,
  'Time, van and progress of each ride; no names but the driver’s, and no phone numbers',
);
