import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { ApiTokens } from './api-tokens.ts';

interface ApiTokensRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  tokens: ApiTokens;
}

export function apiTokensRoutes(app: App, { tokens, staffRoute }: ApiTokensRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/account/tokens', {
    operation: 'listOwnApiTokens',
    permission: 'own-account',
    scope: 'own',
    summary: 'List the own API tokens',
    response: schemas.apiTokensResponse,
    handler: ({ staff }) => tokens.list({ person: staff.id }),
  });

  staffRoute(app, 'POST /staff-api/account/tokens', {
    operation: 'makeOwnApiToken',
    permission: 'own-account',
    scope: 'own',
    summary: 'Make an API token that acts as the person who is logged in',
    response: schemas.madeApiTokenResponse,
    body: schemas.newApiTokenSchema,
    handler: ({ staff, body }) => tokens.make({ person: staff.id }, body, staff),
  });

  staffRoute(app, 'DELETE /staff-api/account/tokens/:id', {
    operation: 'revokeOwnApiToken',
    permission: 'own-account',
    scope: 'own',
    summary: 'Revoke an own API token',
    response: schemas.apiTokenResponse,
    codes: ['NOT_FOUND'],
    params: schemas.apiTokenParams,
    handler: ({ staff, params }) => tokens.revoke({ person: staff.id }, params.id, staff),
  });

  staffRoute(app, 'GET /staff-api/program-tokens', {
    operation: 'listProgramTokens',
    permission: 'integrations.manage',
    summary: 'List the API tokens of programs',
    response: schemas.apiTokensResponse,
    handler: () => tokens.list('programs'),
  });

  staffRoute(app, 'POST /staff-api/program-tokens', {
    operation: 'makeProgramToken',
    permission: 'integrations.manage',
    summary: 'Make an API token for a program, which the audit names',
    response: schemas.madeApiTokenResponse,
    body: schemas.newApiTokenSchema,
    handler: ({ staff, body }) => tokens.make('programs', body, staff),
  });

  staffRoute(app, 'DELETE /staff-api/program-tokens/:id', {
    operation: 'revokeProgramToken',
    permission: 'integrations.manage',
    summary: 'Revoke the API token of a program',
    response: schemas.apiTokenResponse,
    codes: ['NOT_FOUND'],
    params: schemas.apiTokenParams,
    handler: ({ staff, params }) => tokens.revoke('programs', params.id, staff),
  });
}
