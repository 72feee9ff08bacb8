import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { PricesForStaff } from './prices-for-staff.ts';

interface PricesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  prices: PricesForStaff;
}

export function pricesRoutes(app: App, { prices, staffRoute }: PricesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events/:slug/prices', {
    operation: 'listPrices',
    permission: 'events.read',
    summary: 'Get the ticket prices of an event, including those of single departures and scheduled ones',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND'],
    params: schemas.pricesParams,
    handler: ({ params }) => prices.list(params.slug),
  });

  staffRoute(app, 'PUT /staff-api/events/:slug/prices', {
    operation: 'changePrices',
    permission: 'events.change',
    summary: 'Change prices immediately or at a later time; existing orders keep theirs',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: schemas.pricesParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.priceChangeSchema,
    handler: ({ params, revision, body, actor }) => prices.change(params.slug, body, { revision, actor }),
  });

  staffRoute(app, 'DELETE /staff-api/events/:slug/prices/:id', {
    operation: 'removePriceChange',
    permission: 'events.change',
    summary: 'Delete a scheduled price',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: schemas.priceParams,
    ifMatch: schemas.ifMatchHeaders,
    handler: ({ params: { slug, id }, revision, actor }) => prices.remove(slug, id, { revision, actor }),
  });
}
