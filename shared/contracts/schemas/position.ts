import { Type } from 'typebox';
import { body } from './common.ts';

export const positionSchema = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90, examples: [-12.1219] }),
    longitude: Type.Number({ minimum: -180, maximum: 180, examples: [-77.0297] }),
  },
  { title: 'Position', description: 'Position in degrees north and east' },
);

/** Position of an address, in a request. */
export const positionInputSchema = body(positionSchema.properties, {
  title: 'PositionInput',
  description: 'Position of the address, at most 30 km from the centre of its county',
});
