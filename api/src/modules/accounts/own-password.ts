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

/** Network and site of a password change. */
interface PasswordChangePlace {
  /** Identifies the visitor's network. */
  visitor: string;
  siteOrigin: string;
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/** Asks for the current password before sensitive changes, in case a stranger uses an open session. */
export function createOwnPassword({ db, jobs, loginAttempts, passwordGuesses }: OwnPasswordDependencies) {
  const customers = createAccountsRepository(db);

  /**
   * Checks the password. Fails without a 401, which would log out a customer after a typo.
   * @param field of the form with the password
   * @throws VALIDATION_FAILED (`field`) for a missing or wrong password; RATE_LIMITED after too many
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

    /** Changes the password, ends all other sessions and notifies the owner. @throws VALIDATION_FAILED, RATE_LIMITED */
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
