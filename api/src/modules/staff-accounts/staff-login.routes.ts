import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { ok } from '../../http/schemas.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { deviceOf } from '../sessions/device.ts';
import type { createAcceptInvitation } from './accept-invitation.ts';
import { otpauthAddress } from './one-time-codes.ts';
import type { StaffInvitations } from './staff-invitations.ts';
import { type StaffLogin, sessionSeconds } from './staff-login.ts';

interface StaffLoginRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffCookie' | 'rateLimit'> {
  login: StaffLogin;
  invitations: StaffInvitations;
  acceptInvitation: ReturnType<typeof createAcceptInvitation>;
}

/** Who is no one of staff yet, and who logs in. */
export function staffLoginRoutes(
  app: App,
  { login, invitations, acceptInvitation, staffOperation, staffCookie, rateLimit }: StaffLoginRoutesDependencies,
) {
  const logIn = staffOperation('logInStaff', {
    summary: 'Log in: the password',
    response: schemas.challengeResponse,
    codes: ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED', 'SECOND_FACTOR_RESET'],
  });
  app.post(
    '/staff-api/login',
    {
      preHandler: rateLimit('staff-login', { account: emailInBody, accountPerVisitor: true }),
      schema: { ...logIn.write, body: schemas.staffCredentialsSchema },
    },
    async ({ body, ip }) => ok(await login.begin(body, visitorAddress(ip))),
  );

  const confirm = staffOperation('confirmStaffLogin', {
    summary: 'Log in: the code',
    response: schemas.staffLoginResponse,
    codes: ['UNAUTHENTICATED', 'FORBIDDEN', 'CODE_INVALID', 'ACCOUNT_BLOCKED'],
  });
  app.post(
    '/staff-api/login/code',
    { preHandler: rateLimit('staff-code'), schema: { ...confirm.write, body: schemas.staffCodeSchema } },
    async ({ body, headers }, reply) => {
      const { token, ...session } = await login.confirm(body.challenge, body.code, deviceOf(headers['user-agent']));
      staffCookie.set(reply, token, sessionSeconds);
      return ok(session);
    },
  );

  const open = staffOperation('openStaffInvitation', {
    summary: 'What an invitation is for, with the secret for the app',
    response: schemas.invitationResponse,
    codes: ['TOKEN_INVALID'],
  });
  app.get(
    '/staff-api/invitation',
    { preHandler: rateLimit('staff-invitation'), schema: { ...open.read, querystring: schemas.staffInvitationQuery } },
    async ({ query }) => {
      const { email, name, role, totpSecret } = await invitations.find(query.token);
      return ok({ email, name, role, otpauth: otpauthAddress(totpSecret, email) });
    },
  );

  const accept = staffOperation('acceptStaffInvitation', {
    summary: 'Accept an invitation: choose a password and prove the app',
    response: schemas.acceptedResponse,
    codes: ['TOKEN_INVALID'],
  });
  app.post(
    '/staff-api/invitation',
    { preHandler: rateLimit('staff-invitation'), schema: { ...accept.write, body: schemas.staffAcceptanceSchema } },
    async ({ body, headers }, reply) => {
      const { token, ...session } = await acceptInvitation(body, deviceOf(headers['user-agent']));
      staffCookie.set(reply, token, sessionSeconds);
      return ok(session);
    },
  );
}
