import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../database/revisions.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import type { createInviteStaff } from './invite-staff.ts';
import type { ResetSecondFactor } from './reset-second-factor.ts';
import type { StaffUsers } from './staff-users.ts';

interface StaffUsersRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  users: StaffUsers;
  invite: ReturnType<typeof createInviteStaff>;
  resetSecondFactor: ResetSecondFactor;
}

/** The people of the back office. */
export function staffUsersRoutes(
  app: App,
  { users, invite, resetSecondFactor, staffOperation }: StaffUsersRoutesDependencies,
) {
  const list = staffOperation('listStaffUsers', {
    summary: 'Everybody of staff',
    response: schemas.staffUsersResponse,
  });
  app.get('/staff-api/users', { onRequest: list.onRequest, schema: list.read }, async () => ok(await users.list()));

  const inviting = staffOperation('inviteStaffUser', {
    summary: 'Invite somebody, or once more whose invitation is still open',
    response: schemas.invitedStaffUserResponse,
    codes: ['ALREADY_COLLEAGUE', 'COLLEAGUE_BLOCKED', 'INVITED_WITH_ANOTHER_ROLE', 'NOT_FOUND'],
  });
  app.post(
    '/staff-api/users',
    { onRequest: inviting.onRequest, schema: { ...inviting.write, body: schemas.staffInviteSchema } },
    async ({ staff, body }) => {
      const { id, again } = await invite(body, staff);
      return ok({ ...(await users.find(id)), again });
    },
  );

  const changing = staffOperation('changeStaffUser', {
    summary: 'Change the name or the role of somebody, or block them',
    response: schemas.staffUserResponse,
    codes: ['NOT_FOUND', 'LAST_OWNER', 'CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/users/:id',
    {
      onRequest: changing.onRequest,
      schema: { ...changing.write, params: idParams, headers: schemas.ifMatchHeaders, body: schemas.staffChangeSchema },
    },
    async ({ staff, params, headers, body }) =>
      ok(await users.change(params.id, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const resetting = staffOperation('resetStaffSecondFactor', {
    summary: 'Forget the app for codes that a colleague has lost, log them out and mail them a link for a new one',
    response: schemas.staffUserResponse,
    codes: ['NOT_FOUND', 'OWN_SECOND_FACTOR', 'STATE_CONFLICT', 'CODE_INVALID', 'RATE_LIMITED'],
  });
  app.post(
    '/staff-api/users/:id/second-factor-reset',
    {
      onRequest: resetting.onRequest,
      schema: { ...resetting.write, params: idParams, body: schemas.staffCodeOnlySchema },
    },
    async ({ staff, params, body }) => {
      await resetSecondFactor(params.id, body.code, staff);
      return ok(await users.find(params.id));
    },
  );
}
