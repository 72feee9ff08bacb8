import {
  friendInputSchema,
  friendRemovedResponse,
  friendResponse,
  friendsResponse,
  idParams,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { FriendsService } from './friends.service.ts';

interface FriendsRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  friends: FriendsService;
}

export function friendsRoutes(app: App, { friends, authentication }: FriendsRoutesDependencies) {
  const forCustomer = customerRoutes(authentication, 'account');

  app.get(
    '/shop-api/frequent-friends',
    forCustomer({
      operationId: 'listFriends',
      summary: 'List the friends of the customer',
      response: responses(friendsResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId }) => ok(await friends.list(customerId)),
  );

  app.post(
    '/shop-api/frequent-friends',
    forCustomer({
      operationId: 'addFriend',
      summary: 'Add a friend',
      body: friendInputSchema,
      response: responsesToBody(friendResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId, body }) => ok(await friends.add(customerId, body)),
  );

  app.put(
    '/shop-api/frequent-friends/:id',
    forCustomer({
      operationId: 'changeFriend',
      summary: 'Change a friend',
      params: idParams,
      body: friendInputSchema,
      response: responsesToBody(friendResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params, body }) => ok(await friends.change(customerId, params.id, body)),
  );

  app.delete(
    '/shop-api/frequent-friends/:id',
    forCustomer({
      operationId: 'removeFriend',
      summary: 'Remove a friend',
      params: idParams,
      response: responses(friendRemovedResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await friends.remove(customerId, params.id)),
  );
}
