import type { App } from '../../http/app.ts';
import { createSealing } from '../../sealing.ts';
import { createLoginAttempts } from '../accounts/guessing/login-attempts.ts';
import { createPasswordGuesses } from '../accounts/guessing/password-guesses.ts';
import type { ModuleContext } from '../api-module.ts';
import { createAcceptInvitation } from './accept-invitation.ts';
import { createInviteStaff } from './invite-staff.ts';
import { createResetSecondFactor } from './reset-second-factor.ts';
import { createSecondFactor } from './second-factor.ts';
import { staffAccountRoutes } from './staff-account.routes.ts';
import { createStaffAccount } from './staff-account.ts';
import { createStaffInvitations } from './staff-invitations.ts';
import { staffLoginRoutes } from './staff-login.routes.ts';
import { createStaffLogin } from './staff-login.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';
import { staffUsersRoutes } from './staff-users.routes.ts';
import { createStaffUsers } from './staff-users.ts';

/** Accounts of the back office: invitations, login with password and code, sessions and roles. */
export function createStaffAccountsModule({ config, db, jobs, http }: ModuleContext) {
  const sealing = createSealing(config, 'totp');
  const secondFactor = createSecondFactor({ db, sealing });
  const loginAttempts = createLoginAttempts({
    db,
    config,
    owners: 'staff',
    notify: (tx, staffUserId) => jobs.send('send-mail', { kind: 'staff-login-guesses', staffUserId }, { tx }),
  });
  const login = createStaffLogin({ db, authentication: http.staffAuthentication, secondFactor, loginAttempts });
  const invitations = createStaffInvitations({ db, sealing });
  const acceptInvitation = createAcceptInvitation({ db, invitations, login, secondFactor });
  const { docsUrl } = config;
  const account = createStaffAccount({
    db,
    docsUrl,
    secondFactor,
    passwordGuesses: createPasswordGuesses(db, 'staff'),
  });
  const users = createStaffUsers({ db });
  const invite = createInviteStaff({ db, jobs });
  const resetSecondFactor = createResetSecondFactor({ db, jobs, secondFactor });
  return {
    mailedStaff: {
      async find(staffUserId: number) {
        const user = await createStaffUsersRepository(db).byId(staffUserId);
        return user && { to: user.email, name: user.name, language: user.language, role: user.role };
      },
      issueInvitation: invitations.issue,
    },
    routes(app: App) {
      staffLoginRoutes(app, { ...http, login, invitations, acceptInvitation });
      staffAccountRoutes(app, { ...http, account });
      staffUsersRoutes(app, { ...http, users, invite, resetSecondFactor });
    },
    deleteExpired: loginAttempts.deleteExpired,
  };
}
