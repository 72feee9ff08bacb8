import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { ListViews } from './list-views.ts';

interface ListViewsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  views: ListViews;
}

export function listViewsRoutes(app: App, { views, staffRoute }: ListViewsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/list-views', {
    operation: 'getListLook',
    permission: 'own-account',
    scope: 'own',
    summary: 'Get the saved views and the chosen columns of a list',
    response: schemas.listLookResponse,
    query: schemas.listViewsQuery,
    handler: ({ query, staff }) => views.look(query.list, staff),
  });

  staffRoute(app, 'POST /staff-api/list-views', {
    operation: 'addListView',
    permission: 'own-account',
    scope: 'own',
    summary: 'Save filters, order and columns of a list as a view',
    response: schemas.listViewResponse,
    codes: ['STATE_CONFLICT'],
    body: schemas.listViewValuesSchema,
    handler: ({ body, staff }) => views.add(body, staff),
  });

  staffRoute(app, 'PUT /staff-api/list-views/:id', {
    operation: 'changeListView',
    permission: 'own-account',
    scope: 'own',
    summary: "Change one of the caller's views",
    response: schemas.listViewResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.listViewChangeSchema,
    handler: ({ params, body, staff }) => views.change(params.id, body, staff),
  });

  staffRoute(app, 'DELETE /staff-api/list-views/:id', {
    operation: 'deleteListView',
    permission: 'own-account',
    scope: 'own',
    summary: 'Delete a view; owners may delete those of others that are shared',
    response: schemas.listViewDeletedResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params, staff }) => views.remove(params.id, staff),
  });

  staffRoute(app, 'PUT /staff-api/list-choices/:list', {
    operation: 'chooseListColumns',
    permission: 'own-account',
    scope: 'own',
    summary: 'Choose the columns and the height of the rows of a list',
    response: schemas.listChoiceResponse,
    params: schemas.listParams,
    body: schemas.listChoiceSchema,
    handler: ({ params, body, staff }) => views.choose(params.list, body, staff),
  });
}
