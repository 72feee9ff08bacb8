import { countryQuery, idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Provinces } from './provinces.ts';

interface ProvincesRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  provinces: Provinces;
}

export function provincesRoutes(app: App, { provinces, cache, staffRoute }: ProvincesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/provinces', {
    operation: 'listManagedProvinces',
    permission: 'events.read',
    summary: 'List the provinces of a country',
    response: schemas.provinceRowsResponse,
    query: countryQuery,
    handler: ({ query }) => provinces.list(query['country-code']),
  });

  staffRoute(app, 'GET /staff-api/provinces/:id', {
    operation: 'getManagedProvince',
    permission: 'events.read',
    summary: 'Get a province and its counties',
    response: schemas.managedProvinceResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => provinces.find(params.id),
  });

  staffRoute(app, 'POST /staff-api/provinces', {
    operation: 'addProvince',
    permission: 'events.change',
    summary: 'Add a province for pick-ups',
    response: schemas.managedProvinceResponse,
    body: schemas.newProvinceSchema,
    handler: async ({ actor, body }) => {
      const added = await provinces.add(body, actor);
      cache.clear();
      return added;
    },
  });

  staffRoute(app, 'PUT /staff-api/provinces/:id', {
    operation: 'changeProvince',
    permission: 'events.change',
    summary: 'Change a province and its counties',
    response: schemas.managedProvinceResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.provinceChangeSchema,
    handler: async ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      const changed = await provinces.change(params.id, body, by);
      cache.clear();
      return changed;
    },
  });
}
