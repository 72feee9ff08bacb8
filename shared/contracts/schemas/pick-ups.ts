import { Type } from 'typebox';
import { envelope, id } from './common.ts';
import { positionSchema } from './position.ts';
import { moment } from './text.ts';

/** Both times are equal at a meeting point, where the time is exact. */
const pickUpWindow = {
  opensAt: moment('Earliest pick-up'),
  closesAt: moment('Latest pick-up'),
  homeAt: moment('Approximate return home'),
};

export const pickUpWindowSchema = Type.Object(pickUpWindow, {
  title: 'PickUpWindow',
  description: 'Estimated from distance and time of day, or set by staff; the exact time is known the day before',
});

export const stopPointSchema = Type.Object(
  {
    id,
    name: Type.String({ examples: ['Óvalo Gutiérrez'] }),
    address: Type.String(),
    position: positionSchema,
    walkMinutes: Type.Integer({ description: 'Minutes on foot from the door' }),
  },
  { title: 'StopPoint', description: 'Pick-up point of the company where the van stops instead of the door' },
);

export const pickUpTimeSchema = Type.Object(
  {
    at: moment('Time of the pick-up'),
    van: Type.String({ description: 'Number plate of the van', examples: ['ABC-123'] }),
    driver: Type.String({ description: 'First name of the driver' }),
    point: Type.Optional(stopPointSchema),
  },
  { title: 'PickUpTime', description: 'Exact pick-up time of a ticket, once the vans are planned' },
);

const position = Type.Optional(positionSchema);

export const pickUpsSchema = Type.Object(
  {
    startDate: moment('Start of the departure'),
    place: position,
    provinces: Type.Array(
      Type.Object({
        id,
        name: Type.String({ examples: ['Lima'] }),
        counties: Type.Array(
          Type.Object({ id, name: Type.String({ examples: ['Miraflores'] }), position, ...pickUpWindow }),
        ),
      }),
      { description: 'Provinces with door pick-up, without counties whose position is unknown' },
    ),
    meetingPoints: Type.Array(
      Type.Object({ productVariantId: id, address: Type.String(), position, ...pickUpWindow }),
      {
        description: 'Meeting points of variants that leave from a fixed point at a known time',
      },
    ),
  },
  { title: 'PickUps' },
);

export const pickUpsResponse = envelope(pickUpsSchema, 'Pick-up and return times of a departure');
