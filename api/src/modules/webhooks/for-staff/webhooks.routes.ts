import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Deliveries } from './deliveries.ts';
import type { Endpoints } from './endpoints.ts';

interface WebhooksRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  endpoints: Endpoints;
  deliveries: Deliveries;
}

export function webhooksRoutes(app: App, { endpoints, deliveries, staffRoute }: WebhooksRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/webhooks', {
    operation: 'listWebhooks',
    permission: 'integrations.manage',
    summary: 'List the endpoints of webhooks',
    response: schemas.webhookEndpointsResponse,
    handler: () => endpoints.list(),
  });

  staffRoute(app, 'POST /staff-api/webhooks', {
    operation: 'addWebhook',
    permission: 'integrations.manage',
    summary: 'Add an endpoint; the response has its secret',
    response: schemas.webhookSecretResponse,
    body: schemas.webhookEndpointInputSchema,
    handler: ({ actor, body }) => endpoints.add(body, actor),
  });

  staffRoute(app, 'GET /staff-api/webhooks/:id', {
    operation: 'getWebhook',
    permission: 'integrations.manage',
    summary: 'Get an endpoint',
    response: schemas.webhookEndpointResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => endpoints.find(params.id),
  });

  staffRoute(app, 'PUT /staff-api/webhooks/:id', {
    operation: 'changeWebhook',
    permission: 'integrations.manage',
    summary: 'Change an endpoint, except its secret',
    response: schemas.webhookEndpointResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.webhookEndpointInputSchema,
    handler: ({ actor, params, revision, body }) => endpoints.change(params.id, body, { revision, actor }),
  });

  staffRoute(app, 'DELETE /staff-api/webhooks/:id', {
    operation: 'removeWebhook',
    permission: 'integrations.manage',
    summary: 'Remove an endpoint with its deliveries',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => endpoints.remove(params.id, actor),
  });

  staffRoute(app, 'POST /staff-api/webhooks/:id/switch', {
    operation: 'switchWebhook',
    permission: 'integrations.manage',
    summary: 'Switch an endpoint on or off',
    response: schemas.webhookEndpointResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    body: schemas.webhookSwitchSchema,
    handler: ({ actor, params, body }) => endpoints.setSwitch(params.id, body.isOn, actor),
  });

  staffRoute(app, 'POST /staff-api/webhooks/:id/secret', {
    operation: 'rotateWebhookSecret',
    permission: 'integrations.manage',
    summary: 'Replace the secret; messages are signed with the former one, too, for a day',
    response: schemas.webhookSecretResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => endpoints.rotate(params.id, actor),
  });

  staffRoute(app, 'POST /staff-api/webhooks/:id/test', {
    operation: 'testWebhook',
    permission: 'integrations.manage',
    summary: 'Send a message of the type `endpoint.test`',
    response: schemas.webhookDeliveryResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ actor, params }) => deliveries.test(params.id, actor),
  });

  staffRoute(app, 'GET /staff-api/webhooks/:id/deliveries', {
    operation: 'listWebhookDeliveries',
    permission: 'integrations.manage',
    summary: 'List the deliveries to an endpoint',
    response: schemas.webhookDeliveriesResponse,
    params: idParams,
    query: schemas.webhookDeliveriesQuery,
    handler: ({ params, query }) => deliveries.list(params.id, query),
  });

  staffRoute(app, 'POST /staff-api/webhooks/:id/deliveries/:delivery/send-again', {
    operation: 'resendWebhook',
    permission: 'integrations.manage',
    summary: 'Send a message again, with the same id',
    response: schemas.webhookDeliveryResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: schemas.webhookDeliveryParams,
    handler: ({ actor, params }) => deliveries.sendAgain(params.id, params.delivery, actor),
  });
}
