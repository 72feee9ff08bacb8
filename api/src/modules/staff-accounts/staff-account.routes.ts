import { sessionParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { StaffAccountService } from './staff-account.ts';

interface StaffAccountRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffAuthentication' | 'staffCookie'> {
  account: StaffAccountService;
}

export function staffAccountRoutes(
  app: App,
  { account, staffRoute, staffAuthentication, staffCookie }: StaffAccountRoutesDependencies,
) {
  staffRoute(app, 'GET /staff-api/account', {
    operation: 'getStaffAccount',
    permission: 'own-account',
    scope: 'own',
    summary: 'Get the logged-in account and its permissions',
    response: schemas.staffAccountResponse,
    codes: ['NOT_FOUND'],
    handler: async ({ staff }) => ({
      ...(await account.read(staff)),
      csrfToken: staffAuthentication.csrfToken(staff.sessionId),
    }),
  });

  staffRoute(app, 'PUT /staff-api/account/password', {
    operation: 'changeStaffPassword',
    permission: 'own-account',
    scope: 'own',
    summary: 'Change the password, and log out everywhere else',
    response: schemas.staffDoneResponse,
    codes: ['RATE_LIMITED'],
    body: schemas.staffPasswordChangeSchema,
    handler: ({ staff, body }) => account.changePassword(staff, body),
  });

  staffRoute(app, 'PUT /staff-api/account/language', {
    operation: 'changeStaffLanguage',
    permission: 'own-account',
    scope: 'own',
    summary: 'Choose the language of pages and mails',
    response: schemas.staffDoneResponse,
    body: schemas.staffLanguageSchema,
    handler: ({ staff, body }) => account.changeLanguage(staff, body.language),
  });

  staffRoute(app, 'POST /staff-api/account/recovery-codes', {
    operation: 'renewRecoveryCodes',
    permission: 'own-account',
    scope: 'own',
    summary: 'Replace the recovery codes',
    response: schemas.recoveryCodesResponse,
    codes: ['CODE_INVALID', 'RATE_LIMITED'],
    body: schemas.staffCodeOnlySchema,
    handler: ({ staff, body }) => account.renewRecoveryCodes(staff, body.code),
  });

  staffRoute(app, 'GET /staff-api/account/sessions', {
    operation: 'listStaffSessions',
    permission: 'own-account',
    scope: 'own',
    summary: 'List the own sessions',
    response: schemas.staffSessionsResponse,
    handler: ({ staff }) => account.sessions(staff),
  });

  staffRoute(app, 'DELETE /staff-api/account/sessions/:id', {
    operation: 'endStaffSession',
    permission: 'own-account',
    scope: 'own',
    summary: 'Log one browser out',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
    params: sessionParams,
    handler: ({ staff, params }) => account.endSession(staff, params.id),
  });

  staffRoute(app, 'POST /staff-api/logout', {
    operation: 'logOutStaff',
    permission: 'own-account',
    scope: 'own',
    summary: 'Log out',
    response: schemas.staffDoneResponse,
    handler: async ({ staff, reply }) => {
      const done = await account.logOut(staff);
      staffCookie.clear(reply);
      return done;
    },
  });
}
