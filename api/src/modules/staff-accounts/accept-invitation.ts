import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { tokenHash } from '../accounts/account-tokens.ts';
import type { Device } from '../sessions/device.ts';
import { createInvitationsRepository } from './invitations.repository.ts';
import { periodOfCode } from './one-time-codes.ts';
import type { SecondFactor } from './second-factor.ts';
import type { StaffInvitations } from './staff-invitations.ts';
import type { StaffLogin } from './staff-login.ts';
import { createStaffSessionsRepository } from './staff-sessions.repository.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

export interface Acceptance {
  token: string;
  password: string;
  /** Code of the authenticator app set up with the invitation's secret. */
  code: string;
}

export interface AcceptInvitationDependencies {
  db: Database;
  invitations: StaffInvitations;
  login: StaffLogin;
  secondFactor: SecondFactor;
}

/** Creates the function that accepts an invitation, which starts a session and ends all others. */
export function createAcceptInvitation({ db, invitations, login, secondFactor }: AcceptInvitationDependencies) {
  /** @throws TOKEN_INVALID; VALIDATION_FAILED for a wrong code or a common password */
  return async function acceptInvitation({ token, password, code }: Acceptance, device: Device) {
    const { userId, email, totpSecret } = await invitations.find(token);
    const period = periodOfCode(totpSecret, code);
    if (period === undefined) throw invalidFields({ field: 'code', reason: 'code' });
    const credentials = await invitations.credentials(password, totpSecret);
    return db.transaction().execute(async (tx) => {
      if (!(await createInvitationsRepository(tx).use(tokenHash(token)))) throw new AppError('TOKEN_INVALID');
      const users = createStaffUsersRepository(tx);
      await users.setCredentials(userId, credentials);
      await users.takeCode(userId, period);
      await createStaffSessionsRepository(tx).endAll(userId);
      const recoveryCodes = await secondFactor.renewRecoveryCodes(tx, userId);
      const entry = { actor: `staff:${email}`, action: 'accept-invitation', subject: staffSubject(userId) } as const;
      await createAuditRepository(tx).add(entry);
      return { ...(await login.openSession(tx, userId, device)), recoveryCodes };
    });
  };
}
