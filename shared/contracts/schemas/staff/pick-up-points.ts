import { type Static, Type } from 'typebox';
import { pickUpPointFields } from '../../staff/fields/fleet-fields.ts';
import { body, countryCode, envelope, id } from '../common.ts';
import { positionSchema } from '../position.ts';
import { textLine } from '../text.ts';

export const pickUpPointInputSchema = body({
  name: textLine(pickUpPointFields.name.max, { description: 'Unique in its country', examples: ['Óvalo Gutiérrez'] }),
  address: textLine(pickUpPointFields.address.max),
  position: positionSchema,
  countryCode,
  isRetired: Type.Boolean({ description: 'Whether plans no longer use it' }),
});
export const pickUpPointSchema = Type.Object(
  {
    id,
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    ...pickUpPointInputSchema.properties,
  },
  { title: 'PickUpPoint', description: 'Place of the company where a van stops for several parties, who walk there' },
);
export const pickUpPointsResponse = envelope(Type.Array(pickUpPointSchema), 'By country and name');
export const pickUpPointResponse = envelope(pickUpPointSchema, 'The pick-up point');

export type PickUpPoint = Static<typeof pickUpPointSchema>;
export type PickUpPointInput = Static<typeof pickUpPointInputSchema>;
