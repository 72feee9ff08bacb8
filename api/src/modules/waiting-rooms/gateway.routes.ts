import { readSignedValue } from '@idavuelta/shared/contracts/servers';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../../errors.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import { holderOf } from './admission.ts';
import type { WaitingRooms } from './waiting-rooms.service.ts';

interface GatewayRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  rooms: WaitingRooms;
  /** Secret shared with the gateways. */
  key: string;
}

const id = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
const position = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const holder = Type.String({ pattern: '^[\\w-]{1,40}$' });
const inRoom = Type.Object({ room: id });
const atPosition = Type.Object({ room: id, position });
/** Most visitors of one call. */
const maxVisitors = 100;
const newcomers = Type.Object({
  visitors: Type.Array(
    Type.Object({ login: Type.Optional(Type.String({ maxLength: 1_000 })), place: Type.Optional(position) }),
    { minItems: 1, maxItems: maxVisitors },
  ),
});
/** No customer has this id: a login that does not count. */
const nobody = 0;

/** Calls of the gateways, which visitors cannot make. They are no part of the documented API. */
export function gatewayRoutes(app: App, { rooms, authentication, key }: GatewayRoutesDependencies) {
  const hidden = { hide: true };
  const onRequest = async ({ headers }: FastifyRequest) => {
    const [, token = ''] = headers.authorization?.split(' ') ?? [];
    if (readSignedValue(key, 'gateway', token) !== 'gateway') throw new AppError('NOT_FOUND');
  };

  app.get(
    '/gateway-api/waiting-rooms/:room',
    { schema: { ...hidden, params: inRoom }, onRequest },
    async ({ params }) => ok(await rooms.nowServing(params.room)),
  );

  app.post(
    '/gateway-api/waiting-rooms/:room/places',
    { schema: { ...hidden, params: inRoom, body: newcomers }, onRequest, bodyLimit: 1024 * 1024 },
    async ({ params, body }) => {
      const visitors = await Promise.all(
        body.visitors.map(async ({ login, place }) =>
          login === undefined ? {} : { customerId: (await authentication.subjectOf(login)) ?? nobody, place },
        ),
      );
      const places = await rooms.takePlaces(params.room, visitors);
      return ok(
        visitors.map(({ customerId }, index) => {
          const place = places[index];
          return { place, ...(customerId !== undefined && place !== undefined && { holder: holderOf(customerId) }) };
        }),
      );
    },
  );

  app.get(
    '/gateway-api/waiting-rooms/:room/turns/:position',
    { schema: { ...hidden, params: atPosition, querystring: Type.Object({ holder }) }, onRequest },
    async ({ params, query }) => ok(await rooms.turn(params.room, { ...params, ...query })),
  );

  app.post(
    '/gateway-api/waiting-rooms/:room/turns/:position',
    { schema: { ...hidden, params: atPosition, body: Type.Object({ holder }) }, onRequest },
    async ({ params, body }) => ok(await rooms.enter(params.room, { ...params, ...body })),
  );

  app.delete(
    '/gateway-api/waiting-rooms/:room/turns/:position',
    { schema: { ...hidden, params: atPosition, querystring: Type.Object({ holder }) }, onRequest },
    async ({ params, query }) => {
      await rooms.end(params.room, { ...params, ...query }, false);
      return ok({});
    },
  );
}
