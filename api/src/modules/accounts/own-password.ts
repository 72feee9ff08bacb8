import type { PasswordChange } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { invalidFields } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type CurrentSession, endOtherSessions } from '../sessions/sessions.service.ts';
import { assertNewPassword } from './account-checks.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import type { LoginAttempts } from './guessing/login-attempts.ts';
import type { PasswordGuesses } from './guessing/password-guesses.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export interface OwnPasswordDependencies {
  db: Database;
  jobs: Jobs;
  loginAttempts: LoginAttempts;
  passwordGuesses: PasswordGuesses;
}

/** Where somebody changes their password. */
interface PasswordChangePlace {
  /** What tells the visitor's network from others. */
  visitor: string;
  siteOrigin: string;
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/** The current password of who is logged in: asked for again before what whoever finds an open session shall not do. */
export function createOwnPassword({ db, jobs, loginAttempts, passwordGuesses }: OwnPasswordDependencies) {
  const customers = createAccountsRepository(db);

  /**
   * A 401 would log out a customer who has mistyped.
   * @param field of the form that the password was typed into
   * @throws VALIDATION_FAILED (`field`) for none or a wrong one; RATE_LIMITED after too many
   */
  async function assert(customerId: number, password: string | undefined, field: string) {
    if (password === undefined) throw invalidFields({ field, reason: 'required' });
    const guess = await passwordGuesses.begin(customerId);
    const customer = await customers.byId(customerId);
    if (!(await passwordMatches(password, customer?.passwordHash))) throw invalidFields({ field, reason: 'wrong' });
    await guess.succeeded();
  }

  return {
    assert,

    /** Changes the password, ends every other session and tells the owner. @throws VALIDATION_FAILED, RATE_LIMITED */
    async change(session: CurrentSession, passwords: PasswordChange, { visitor, siteOrigin }: PasswordChangePlace) {
      assertNewPassword(passwords);
      const { customerId } = session;
      await assert(customerId, passwords.currentPassword, 'currentPassword');
      const passwordHash = await hashPassword(passwords.password1);
      await db.transaction().execute(async (tx) => {
        await createAccountsRepository(tx).changePassword(customerId, passwordHash);
        await endOtherSessions(tx, session);
        await loginAttempts.onlyKnown(tx, customerId, visitor);
        await jobs.send('send-mail', { kind: 'password-changed', customerId, siteOrigin }, { tx });
      });
      return {};
    },
  };
}
