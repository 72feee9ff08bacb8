import { type Static, Type } from 'typebox';
import { oneOf } from '../common.ts';
import { stopPointSchema } from '../pick-ups.ts';
import { rideProgress } from '../rides.ts';
import { moment } from '../text.ts';
import { contact } from './contact.ts';

/** From before a van is planned to the end of the ride. */
export const orderRideStates = ['unplanned', ...rideProgress, 'explained', 'unseen'] as const;

const estimated = (what: string) => Type.Optional(moment(`${what}, estimated; until a van is planned`));

export const orderRideSchema = Type.Object(
  {
    direction: oneOf(['out', 'back'] as const, { description: 'To the event, or back home' }),
    ticket: Type.Integer({ description: 'Number of the ticket within the order' }),
    travellers: Type.Array(Type.String(), { description: 'Names of those who wait there' }),
    address: Type.String({ ...contact, description: 'Pick-up address, or drop-off address on the way back' }),
    point: Type.Optional(stopPointSchema),
    state: oneOf(orderRideStates, {
      description:
        '`unplanned`: no published plan has the ticket; `explained`: nobody came, for a reason that the driver gave; `unseen`: the trip has ended, and no mark and no ticket check saw the passengers; the others as in a ride of the buyer',
    }),
    stateAt: Type.Optional(moment('When the driver or a ticket check marked that')),
    at: Type.Optional(moment('Planned time; absent until a van is planned')),
    from: estimated('Earliest time'),
    until: estimated('Latest time'),
    lateMinutes: Type.Optional(
      Type.Integer({ description: 'Delay in minutes while the van has yet to come; absent below ten minutes' }),
    ),
    van: Type.Optional(Type.String({ description: 'Number plate of the van' })),
    driver: Type.Optional(Type.String()),
    driverPhone: Type.Optional(Type.String({ ...contact, description: 'Phone of the driver' })),
    continuesVan: Type.Optional(Type.String({ description: 'The van that drove before and gave the trip away' })),
    givenAwayAt: Type.Optional(moment('When the rest of the trip went to another driver or van')),
  },
  { title: 'OrderRide' },
);

export type OrderRide = Static<typeof orderRideSchema>;
