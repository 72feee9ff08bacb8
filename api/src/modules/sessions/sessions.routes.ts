import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { SessionsService } from './sessions.service.ts';

interface SessionsRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  sessions: SessionsService;
}

export function sessionsRoutes(app: App, { sessions, authentication }: SessionsRoutesDependencies) {
  const forCustomer = customerRoutes(authentication, 'account');

  app.get(
    '/shop-api/sessions',
    forCustomer({
      operationId: 'listSessions',
      summary: 'List the sessions of the customer',
      response: responses(schemas.sessionsResponse, 'UNAUTHENTICATED'),
    }),
    async (request) => ok(await sessions.list(request)),
  );

  app.delete(
    '/shop-api/sessions/:id',
    forCustomer({
      operationId: 'endSession',
      summary: 'Log one browser out',
      params: schemas.sessionParams,
      response: responses(schemas.sessionEndedResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await sessions.end(customerId, params.id)),
  );

  app.delete(
    '/shop-api/sessions',
    forCustomer({
      operationId: 'endOtherSessions',
      summary: 'Log every other browser out',
      response: responses(schemas.otherSessionsEndedResponse, 'UNAUTHENTICATED'),
    }),
    async (request) => ok(await sessions.endOthers(request)),
  );

  app.post(
    '/shop-api/logout',
    forCustomer({
      operationId: 'logOut',
      summary: 'Log this browser out',
      response: responses(schemas.sessionEndedResponse, 'UNAUTHENTICATED'),
    }),
    async (request) => ok(await sessions.logout(request)),
  );
}
