import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Subscriptions } from './subscriptions.ts';

interface SubscriptionsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  subscriptions: Subscriptions;
}

/** Each report has its own permission, which is checked behind the routes. */
export function subscriptionsRoutes(app: App, { subscriptions, staffRoute }: SubscriptionsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/report-subscriptions', {
    operation: 'listReportSubscriptions',
    permission: 'own-account',
    summary: 'List the reports that are mailed on a schedule',
    response: schemas.reportSubscriptionsResponse,
    handler: ({ staff }) => subscriptions.list(staff),
  });

  staffRoute(app, 'GET /staff-api/report-readers', {
    operation: 'listReportReaders',
    permission: 'own-account',
    summary: 'List the colleagues to whom a report may be mailed',
    response: schemas.reportReadersResponse,
    query: schemas.reportReadersQuery,
    handler: ({ query, staff }) => subscriptions.readers(query.report, staff),
  });

  staffRoute(app, 'POST /staff-api/report-subscriptions', {
    operation: 'addReportSubscription',
    permission: 'own-account',
    summary: 'Mail a report to colleagues on a schedule',
    response: schemas.reportSubscriptionResponse,
    codes: ['STATE_CONFLICT'],
    body: schemas.newReportSubscriptionSchema,
    handler: ({ body, staff }) => subscriptions.add(body, staff),
  });

  staffRoute(app, 'POST /staff-api/report-subscriptions/:id/pause', {
    operation: 'pauseReportSubscription',
    permission: 'own-account',
    summary: 'Pause or resume the mails of a report',
    response: schemas.reportSubscriptionResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    body: schemas.reportSubscriptionPauseSchema,
    handler: ({ params, body, staff }) => subscriptions.pause(params.id, body.isPaused, staff),
  });

  staffRoute(app, 'DELETE /staff-api/report-subscriptions/:id', {
    operation: 'deleteReportSubscription',
    permission: 'own-account',
    summary: 'Stop mailing a report',
    response: schemas.reportSubscriptionDeletedResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params, staff }) => subscriptions.remove(params.id, staff),
  });
}
