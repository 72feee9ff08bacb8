import { Type } from 'typebox';
import { envelope, id } from './common.ts';
import { positionSchema } from './position.ts';
import { moment } from './text.ts';

/** Both times are equal at a meeting point, where the time is exact. */
const pickUpWindow = {
  opensAt: moment('The van comes no earlier'),
  closesAt: moment('and no later'),
  homeAt: moment('About when travellers are home again'),
};

export const pickUpWindowSchema = Type.Object(pickUpWindow, {
  title: 'PickUpWindow',
  description: 'Estimated from distance and time of day, or set by staff; the exact time follows the day before',
});

export const pickUpTimeSchema = Type.Object(
  {
    at: moment('When the van is there'),
    van: Type.String({ description: 'Its number plate', examples: ['ABC-123'] }),
    driver: Type.String({ description: 'First name' }),
  },
  { title: 'PickUpTime', description: 'The exact time of a ticket, once the vans are planned' },
);

const position = Type.Optional(positionSchema);

export const pickUpsSchema = Type.Object(
  {
    startDate: moment('The departure that they are of'),
    place: position,
    provinces: Type.Array(
      Type.Object({
        id,
        name: Type.String({ examples: ['Lima'] }),
        counties: Type.Array(
          Type.Object({ id, name: Type.String({ examples: ['Miraflores'] }), position, ...pickUpWindow }),
        ),
      }),
      { description: 'Those whose doors are called at, without counties of which we do not know where they are' },
    ),
    meetingPoints: Type.Array(
      Type.Object({ productVariantId: id, address: Type.String(), position, ...pickUpWindow }),
      {
        description: 'Of variants that leave from a fixed point whose time is known',
      },
    ),
  },
  { title: 'PickUps' },
);

export const pickUpsResponse = envelope(pickUpsSchema, 'When travellers of a departure are picked up and home again');
