import { sessionParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import type { StaffAccountService } from './staff-account.ts';

interface StaffAccountRoutesDependencies
  extends Pick<HttpTools, 'staffOperation' | 'staffAuthentication' | 'staffCookie'> {
  account: StaffAccountService;
}

/** One's own account. */
export function staffAccountRoutes(
  app: App,
  { account, staffOperation, staffAuthentication, staffCookie }: StaffAccountRoutesDependencies,
) {
  const read = staffOperation('getStaffAccount', {
    summary: 'Who is logged in, and what they may do',
    response: schemas.staffAccountResponse,
    codes: ['NOT_FOUND'],
  });
  app.get('/staff-api/account', { onRequest: read.onRequest, schema: read.read }, async ({ staff }) =>
    ok({ ...(await account.read(staff)), csrfToken: staffAuthentication.csrfToken(staff.sessionId) }),
  );

  const change = staffOperation('changeStaffPassword', {
    summary: 'Change the password, and log out everywhere else',
    response: schemas.staffDoneResponse,
    codes: ['RATE_LIMITED'],
  });
  app.put(
    '/staff-api/account/password',
    { onRequest: change.onRequest, schema: { ...change.write, body: schemas.staffPasswordChangeSchema } },
    async ({ staff, body }) => ok(await account.changePassword(staff, body)),
  );

  const renew = staffOperation('renewRecoveryCodes', {
    summary: 'New recovery codes in the place of earlier ones',
    response: schemas.recoveryCodesResponse,
    codes: ['CODE_INVALID', 'RATE_LIMITED'],
  });
  app.post(
    '/staff-api/account/recovery-codes',
    { onRequest: renew.onRequest, schema: { ...renew.write, body: schemas.staffCodeOnlySchema } },
    async ({ staff, body }) => ok(await account.renewRecoveryCodes(staff, body.code)),
  );

  const list = staffOperation('listStaffSessions', {
    summary: 'Where one is logged in',
    response: schemas.staffSessionsResponse,
  });
  app.get('/staff-api/account/sessions', { onRequest: list.onRequest, schema: list.read }, async ({ staff }) =>
    ok(await account.sessions(staff)),
  );

  const end = staffOperation('endStaffSession', {
    summary: 'Log one browser out',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
  });
  app.delete(
    '/staff-api/account/sessions/:id',
    { onRequest: end.onRequest, schema: { ...end.read, params: sessionParams } },
    async ({ staff, params }) => ok(await account.endSession(staff, params.id)),
  );

  const logOut = staffOperation('logOutStaff', { summary: 'Log out', response: schemas.staffDoneResponse });
  app.post('/staff-api/logout', { onRequest: logOut.onRequest, schema: logOut.read }, async ({ staff }, reply) => {
    const done = await account.logOut(staff);
    staffCookie.clear(reply);
    return ok(done);
  });
}
