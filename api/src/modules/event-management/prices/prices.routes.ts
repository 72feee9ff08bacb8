import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { PricesForStaff } from './prices-for-staff.ts';

interface PricesRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  prices: PricesForStaff;
}

const url = '/staff-api/events/:slug/prices';

/** What an event's tickets cost. */
export function pricesRoutes(app: App, { prices, staffOperation }: PricesRoutesDependencies) {
  const list = staffOperation('listPrices', {
    summary: 'What the tickets of an event cost, on which departures others, and from when',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    url,
    { onRequest: list.onRequest, schema: { ...list.read, params: schemas.pricesParams } },
    async ({ params }) => ok(await prices.list(params.slug)),
  );

  const change = staffOperation('changePrices', {
    summary: 'Change prices at once, or from a moment on; orders that are placed keep theirs',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.put(
    url,
    {
      onRequest: change.onRequest,
      schema: {
        ...change.write,
        params: schemas.pricesParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.priceChangeSchema,
      },
    },
    async ({ params, headers, body, staff }) =>
      ok(await prices.change(params.slug, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const remove = staffOperation('removePriceChange', {
    summary: 'Take back a price whose moment has not come',
    response: schemas.managedPricesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.delete(
    `${url}/:id`,
    {
      onRequest: remove.onRequest,
      schema: { ...remove.read, params: schemas.priceParams, headers: schemas.ifMatchHeaders },
    },
    async ({ params: { slug, id }, headers, staff }) =>
      ok(await prices.remove(slug, id, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );
}
