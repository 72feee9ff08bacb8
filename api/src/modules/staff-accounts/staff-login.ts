import type { Credentials } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { StaffAuthentication } from '../../http/staff-authentication.ts';
import type { LoginAttempts } from '../accounts/guessing/login-attempts.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import type { Device } from '../sessions/device.ts';
import type { SecondFactor } from './second-factor.ts';
import { createStaffSessionsRepository } from './staff-sessions.repository.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

/** Time between password and code, in seconds. */
const challengeSeconds = 300;
/** A working day, in seconds. */
export const sessionSeconds = 12 * 3600;

export interface StaffLoginDependencies {
  db: Database;
  authentication: StaffAuthentication;
  secondFactor: SecondFactor;
  loginAttempts: LoginAttempts;
}

export type StaffLogin = ReturnType<typeof createStaffLogin>;

/** Logs staff in with a password, then a code. */
export function createStaffLogin({ db, authentication, secondFactor, loginAttempts }: StaffLoginDependencies) {
  const users = createStaffUsersRepository(db);

  /** Starts a session. @returns its token, and the CSRF token for its changes */
  async function openSession(tx: Queryable, userId: number, device: Device) {
    const sessionId = await createStaffSessionsRepository(tx).add(userId, { ...device, seconds: sessionSeconds });
    const token = await authentication.issue(userId, { audience: 'staff', seconds: sessionSeconds, sessionId });
    return { token, csrfToken: authentication.csrfToken(sessionId) };
  }

  return {
    openSession,

    /**
     * @param visitor identifies the visitor's network
     * @returns the challenge to answer with a code
     * @throws BAD_CREDENTIALS, also before the invitation is accepted; ACCOUNT_BLOCKED, RATE_LIMITED;
     *   SECOND_FACTOR_RESET when a new app must be set up first
     */
    async begin({ password, ...typed }: Credentials, visitor: string) {
      const email = typed.email.trim().toLowerCase();
      const user = await users.byEmail(email);
      const attempt = await loginAttempts.begin({ email, ownerId: user?.passwordHash ? user.id : undefined, visitor });
      if (!(await passwordMatches(password, user?.passwordHash ?? undefined)) || !user?.passwordHash) {
        await attempt.failed();
        throw new AppError('BAD_CREDENTIALS');
      }
      await attempt.succeeded();
      if (user.blocked) throw new AppError('ACCOUNT_BLOCKED');
      if (!user.totpSecret) throw new AppError('SECOND_FACTOR_RESET');
      return { challenge: await authentication.issue(user.id, { audience: 'staff-code', seconds: challengeSeconds }) };
    },

    /** @throws UNAUTHENTICATED, FORBIDDEN, CODE_INVALID, RATE_LIMITED, ACCOUNT_BLOCKED */
    async confirm(challenge: string, code: string, device: Device) {
      const { userId } = await authentication.read(challenge, 'staff-code');
      await secondFactor.use(userId, code);
      if ((await users.byId(userId))?.blocked) throw new AppError('ACCOUNT_BLOCKED');
      return openSession(db, userId, device);
    },
  };
}
