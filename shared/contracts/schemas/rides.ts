import { Type } from 'typebox';
import { envelope, oneOf, translatedName } from './common.ts';
import { moment } from './text.ts';

/** Progress of a ride, from the plan to its end, as marked by the driver. */
export const rideProgress = ['planned', 'left', 'next', 'arrived', 'boarded', 'no_show', 'done'] as const;

export const rideSchema = Type.Object(
  {
    direction: oneOf(['out', 'back'] as const, { description: 'To the event, or home from it' }),
    ticket: Type.Integer({ description: 'Number of the ticket in its order' }),
    address: Type.String({ description: 'Where the van calls, or brings home' }),
    at: moment('When the van calls, or brings home, by the plan'),
    van: Type.String({ description: 'Number plate' }),
    driver: Type.String({ description: 'First name' }),
    progress: oneOf(rideProgress, {
      description:
        'The van has left; arrives at this address next; is there; they are in it; nobody came; it has ended',
    }),
    progressAt: Type.Optional(moment('Of the mark that says so')),
    lateMinutes: Type.Optional(Type.Integer({ description: 'Of the van by its last mark, from ten minutes on' })),
  },
  { title: 'Ride' },
);
export const ridePageSchema = Type.Object(
  {
    event: translatedName,
    timeZone: Type.String(),
    startsAt: moment('When the event begins'),
    over: Type.Boolean({ description: 'The link has ended with the event: it shows no rides any more' }),
    rides: Type.Array(rideSchema, { description: 'From the day before on; empty until then' }),
  },
  { title: 'RidePage', description: 'The rides of an order, or of the passenger to whom the link was mailed' },
);
export const rideQuery = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 1000, description: 'From the mailed link' }),
});
export const ridePageResponse = envelope(
  ridePageSchema,
  'Time, van and progress; no names but the driver’s, no phones',
);
