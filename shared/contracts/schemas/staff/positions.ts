import { type Static, Type } from 'typebox';
import { body, envelope } from '../common.ts';
import { positionSchema } from '../position.ts';
import { moment } from '../text.ts';

/** Most positions of one call; a phone without a network keeps them until then. */
export const maxPositions = 500;

export const sentPositionSchema = body({
  ...positionSchema.properties,
  at: moment('Time of the phone clock'),
  accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000, description: 'Metres' })),
});

export const sentPositionsSchema = body(
  {
    sentAt: moment('Present time of the phone clock, by which the others are corrected'),
    positions: Type.Array(sentPositionSchema, { minItems: 1, maxItems: maxPositions }),
  },
  { title: 'SentPositions' },
);

export const positionSharingSchema = Type.Object(
  {
    since: Type.Optional(moment('Since when the driver shares positions; absent while they do not')),
    hasApp: Type.Boolean({ description: 'Whether a tracking app is linked' }),
  },
  { title: 'PositionSharing' },
);

export const positionSharingResponse = envelope(positionSharingSchema, 'Whether the driver shares positions');
export const keptPositionsResponse = envelope(
  Type.Object({
    kept: Type.Integer({ description: 'Positions stored: none while sharing is off or no trip is near' }),
  }),
  'How many positions were stored',
);
export const linkedAppResponse = envelope(
  Type.Object({ deviceId: Type.String({ description: 'Device id to enter in the app; shown once' }) }),
  'What a tracking app is set up with',
);

export type SentPosition = Static<typeof sentPositionSchema>;
export type SentPositions = Static<typeof sentPositionsSchema>;
export type PositionSharing = Static<typeof positionSharingSchema>;
