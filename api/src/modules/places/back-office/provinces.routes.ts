import { countryQuery, idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { Provinces } from './provinces.ts';

interface ProvincesRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  provinces: Provinces;
}

/** Provinces where travellers are fetched, with their counties. */
export function provincesRoutes(app: App, { provinces, cache, staffOperation }: ProvincesRoutesDependencies) {
  const one = { response: schemas.managedProvinceResponse };

  const listing = staffOperation('listManagedProvinces', {
    summary: 'Provinces of a country',
    response: schemas.provinceRowsResponse,
  });
  app.get(
    '/staff-api/provinces',
    { onRequest: listing.onRequest, schema: { ...listing.read, querystring: countryQuery } },
    async ({ query }) => ok(await provinces.list(query['country-code'])),
  );

  const getting = staffOperation('getManagedProvince', {
    summary: 'A province and its counties',
    ...one,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/provinces/:id',
    { onRequest: getting.onRequest, schema: { ...getting.read, params: idParams } },
    async ({ params }) => ok(await provinces.find(params.id)),
  );

  const adding = staffOperation('addProvince', { summary: 'Fetch travellers in one more province', ...one });
  app.post(
    '/staff-api/provinces',
    { onRequest: adding.onRequest, schema: { ...adding.write, body: schemas.newProvinceSchema } },
    async ({ staff, body }) => {
      const added = await provinces.add(body, staff.actor);
      cache.clear();
      return ok(added);
    },
  );

  const changing = staffOperation('changeProvince', {
    summary: 'Change a province and its counties',
    ...one,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/provinces/:id',
    {
      onRequest: changing.onRequest,
      schema: {
        ...changing.write,
        params: idParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.provinceChangeSchema,
      },
    },
    async ({ staff, params, headers, body }) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      const changed = await provinces.change(params.id, body, by);
      cache.clear();
      return ok(changed);
    },
  );
}
