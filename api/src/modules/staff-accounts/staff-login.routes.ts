import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { toDevice } from '../sessions/device.ts';
import type { createAcceptInvitation } from './accept-invitation.ts';
import { otpauthAddress } from './one-time-codes.ts';
import type { StaffInvitations } from './staff-invitations.ts';
import { type StaffLogin, sessionSeconds } from './staff-login.ts';

interface StaffLoginRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffCookie' | 'rateLimit'> {
  login: StaffLogin;
  invitations: StaffInvitations;
  acceptInvitation: ReturnType<typeof createAcceptInvitation>;
}

/** Invitation and login, for people without a session. */
export function staffLoginRoutes(
  app: App,
  { login, invitations, acceptInvitation, staffRoute, staffCookie, rateLimit }: StaffLoginRoutesDependencies,
) {
  staffRoute(app, 'POST /staff-api/login', {
    operation: 'logInStaff',
    permission: 'nobody',
    summary: 'Log in, first step: password',
    response: schemas.challengeResponse,
    codes: ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED', 'SECOND_FACTOR_RESET'],
    body: schemas.staffCredentialsSchema,
    preHandler: rateLimit('staff-login', { account: emailInBody, accountPerVisitor: true }),
    handler: ({ body, request: { ip } }) => login.begin(body, visitorAddress(ip)),
  });

  staffRoute(app, 'POST /staff-api/login/code', {
    operation: 'confirmStaffLogin',
    permission: 'nobody',
    summary: 'Log in, second step: code',
    response: schemas.staffLoginResponse,
    codes: ['UNAUTHENTICATED', 'FORBIDDEN', 'CODE_INVALID', 'ACCOUNT_BLOCKED'],
    body: schemas.staffCodeSchema,
    preHandler: rateLimit('staff-code'),
    handler: async ({ body, request: { headers }, reply }) => {
      const { token, ...session } = await login.confirm(body.challenge, body.code, toDevice(headers['user-agent']));
      staffCookie.set(reply, token, sessionSeconds);
      return session;
    },
  });

  staffRoute(app, 'GET /staff-api/invitation', {
    operation: 'openStaffInvitation',
    permission: 'nobody',
    summary: 'Get an invitation with the secret for the authenticator app',
    response: schemas.invitationResponse,
    codes: ['TOKEN_INVALID'],
    query: schemas.staffInvitationQuery,
    preHandler: rateLimit('staff-invitation'),
    handler: async ({ query }) => {
      const { email, name, role, language, totpSecret } = await invitations.find(query.token);
      return { email, name, role, language, otpauth: otpauthAddress(totpSecret, email) };
    },
  });

  staffRoute(app, 'POST /staff-api/invitation', {
    operation: 'acceptStaffInvitation',
    permission: 'nobody',
    summary: 'Accept an invitation: set a password and confirm the authenticator app',
    response: schemas.acceptedResponse,
    codes: ['TOKEN_INVALID'],
    body: schemas.staffAcceptanceSchema,
    preHandler: rateLimit('staff-invitation'),
    handler: async ({ body, request: { headers }, reply }) => {
      const { token, ...session } = await acceptInvitation(body, toDevice(headers['user-agent']));
      staffCookie.set(reply, token, sessionSeconds);
      return session;
    },
  });
}
