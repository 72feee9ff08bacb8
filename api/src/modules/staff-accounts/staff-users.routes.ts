import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../database/revisions.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import type { createInviteStaff } from './invite-staff.ts';
import type { StaffUsers } from './staff-users.ts';

interface StaffUsersRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  users: StaffUsers;
  invite: ReturnType<typeof createInviteStaff>;
}

/** The people of the back office. */
export function staffUsersRoutes(app: App, { users, invite, staffOperation }: StaffUsersRoutesDependencies) {
  const list = staffOperation('listStaffUsers', {
    summary: 'Everybody of staff',
    response: schemas.staffUsersResponse,
  });
  app.get('/staff-api/users', { onRequest: list.onRequest, schema: list.read }, async () => ok(await users.list()));

  const inviting = staffOperation('inviteStaffUser', {
    summary: 'Invite somebody, or somebody again who has lost the app for codes',
    response: schemas.staffUserResponse,
    codes: ['EMAIL_TAKEN', 'NOT_FOUND'],
  });
  app.post(
    '/staff-api/users',
    { onRequest: inviting.onRequest, schema: { ...inviting.write, body: schemas.staffInviteSchema } },
    async ({ staff, body }) => ok(await users.find(await invite(body, staff.actor))),
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
}
