import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { Type } from 'typebox';
import { AppError, invalidFields } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, responsesToBody } from '../../../http/schemas.ts';
import { readOsmAnd } from './osmand.ts';
import type { Positions } from './positions.ts';

interface PositionsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'rateLimit'> {
  positions: Positions;
}

const field = Type.Optional(Type.String({ maxLength: 128 }));

/** Apps add fields of their own, such as the battery's level. */
const trackedQuery = Type.Object(
  {
    id: field,
    deviceid: field,
    lat: field,
    lon: field,
    lng: field,
    location: field,
    timestamp: field,
    accuracy: field,
  },
  { additionalProperties: Type.String({ maxLength: 128 }) },
);

/** Drivers share where they are, from their page and from an app that sends while the phone is in a pocket. */
export function positionsRoutes(app: App, { positions, staffRoute, rateLimit }: PositionsRoutesDependencies) {
  const sharing = { permission: 'trips.drive', response: schemas.positionSharingResponse } as const;

  staffRoute(app, 'GET /staff-api/my-position-sharing', {
    ...sharing,
    operation: 'getMyPositionSharing',
    summary: 'Tell whether the logged-in driver shares positions',
    handler: ({ staff: { id } }) => positions.sharing(id),
  });

  staffRoute(app, 'PUT /staff-api/my-position-sharing', {
    ...sharing,
    operation: 'startMyPositionSharing',
    summary: 'Begin to share positions',
    mayHaveBody: true,
    handler: ({ staff: { id } }) => positions.share(id),
  });

  staffRoute(app, 'DELETE /staff-api/my-position-sharing', {
    ...sharing,
    operation: 'stopMyPositionSharing',
    summary: 'Stop sharing positions, and delete those that are stored',
    handler: ({ staff: { id } }) => positions.stop(id),
  });

  staffRoute(app, 'POST /staff-api/my-position-sharing/app', {
    operation: 'linkTrackingApp',
    permission: 'trips.drive',
    summary: 'Create the device id of a tracking app; an earlier one ends',
    response: schemas.linkedAppResponse,
    codes: ['STATE_CONFLICT'],
    mayHaveBody: true,
    handler: ({ staff: { id } }) => positions.linkApp(id),
  });

  staffRoute(app, 'POST /staff-api/my-positions', {
    operation: 'sendMyPositions',
    permission: 'trips.drive',
    summary: 'Store positions of the logged-in driver; repeated ones are ignored',
    response: schemas.keptPositionsResponse,
    body: schemas.sentPositionsSchema,
    handler: ({ staff: { id }, body }) => positions.keep(id, body.sentAt, body.positions),
  });

  app.route({
    method: 'POST',
    url: '/positions',
    // An app sends what it kept without a network at once, position by position.
    preHandler: rateLimit('positions', { cost: 0.1 }),
    bodyLimit: 16_384,
    schema: {
      tags: ['positions'],
      operationId: 'sendPosition',
      summary: 'Store a position that an app sends by the OsmAnd protocol, as Traccar’s does',
      querystring: trackedQuery,
      body: Type.Unsafe<unknown>({}),
      response: responsesToBody(schemas.keptPositionsResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
    },
    handler: async ({ query, body }) => {
      const sent = readOsmAnd(query, body);
      if (!sent) throw invalidFields({ field: 'location', reason: 'invalid' });
      const kept = await positions.keepOfApp(sent.deviceId, sent.position);
      if (!kept) throw new AppError('TOKEN_INVALID');
      return ok(kept);
    },
  });
}
