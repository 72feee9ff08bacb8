import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { createInviteStaff } from './invite-staff.ts';
import type { ResetSecondFactor } from './reset-second-factor.ts';
import type { StaffUsers } from './staff-users.ts';

interface StaffUsersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  users: StaffUsers;
  invite: ReturnType<typeof createInviteStaff>;
  resetSecondFactor: ResetSecondFactor;
}

export function staffUsersRoutes(
  app: App,
  { users, invite, resetSecondFactor, staffRoute }: StaffUsersRoutesDependencies,
) {
  staffRoute(app, 'GET /staff-api/users', {
    operation: 'listStaffUsers',
    permission: 'staff-users',
    summary: 'List the staff accounts',
    response: schemas.staffUsersResponse,
    handler: () => users.list(),
  });

  staffRoute(app, 'POST /staff-api/users', {
    operation: 'inviteStaffUser',
    permission: 'staff-users',
    summary: 'Invite a colleague, or renew an open invitation',
    response: schemas.invitedStaffUserResponse,
    codes: ['ALREADY_COLLEAGUE', 'COLLEAGUE_BLOCKED', 'INVITED_WITH_ANOTHER_ROLE', 'NOT_FOUND'],
    body: schemas.staffInviteSchema,
    handler: async ({ staff, body }) => {
      const { id, again } = await invite(body, staff);
      return { ...(await users.find(id)), again };
    },
  });

  staffRoute(app, 'PUT /staff-api/users/:id', {
    operation: 'changeStaffUser',
    permission: 'staff-users',
    summary: 'Change the name or role of a colleague, or block them',
    response: schemas.staffUserResponse,
    codes: ['NOT_FOUND', 'LAST_OWNER', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.staffChangeSchema,
    handler: ({ actor, params, revision, body }) => users.change(params.id, body, { revision, actor }),
  });

  staffRoute(app, 'POST /staff-api/users/:id/second-factor-reset', {
    operation: 'resetStaffSecondFactor',
    permission: 'staff-users',
    summary: 'Reset the lost authenticator app of a colleague: log them out and mail a link to set up a new one',
    response: schemas.staffUserResponse,
    codes: ['NOT_FOUND', 'OWN_SECOND_FACTOR', 'STATE_CONFLICT', 'CODE_INVALID', 'RATE_LIMITED'],
    params: idParams,
    body: schemas.staffCodeOnlySchema,
    handler: async ({ staff, params, body }) => {
      await resetSecondFactor(params.id, body.code, staff);
      return users.find(params.id);
    },
  });
}
