import { Type } from 'typebox';

export const positionSchema = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90, examples: [-12.1219] }),
    longitude: Type.Number({ minimum: -180, maximum: 180, examples: [-77.0297] }),
  },
  { title: 'Position', description: 'Degrees north and east' },
);
