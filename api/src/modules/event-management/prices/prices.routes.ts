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
    summary: 'What the tickets of an event cost, on which departures others, and from when',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND'],
    params: schemas.pricesParams,
    handler: ({ params }) => prices.list(params.slug),
  });

  staffRoute(app, 'PUT /staff-api/events/:slug/prices', {
    operation: 'changePrices',
    permission: 'events.change',
    summary: 'Change prices at once, or from a moment on; orders that are placed keep theirs',
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
    summary: 'Take back a price whose moment has not come',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: schemas.priceParams,
    ifMatch: schemas.ifMatchHeaders,
    handler: ({ params: { slug, id }, revision, actor }) => prices.remove(slug, id, { revision, actor }),
  });
}
