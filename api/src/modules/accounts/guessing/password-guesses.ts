import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createLoginAttemptsRepository } from './login-attempts.repository.ts';
import type { LoginOwners } from './login-networks.repository.ts';

/** Wrong passwords per hour after which attempts are delayed; more than honest typos. */
const failures = 10;
const windowSeconds = 3600;
const maxDelaySeconds = 60;

export type PasswordGuesses = ReturnType<typeof createPasswordGuesses>;

/** Slows down guessing of the current password within a session, as for logins. @param owners of the sessions */
export function createPasswordGuesses(db: Database, owners: LoginOwners) {
  const attempts = createLoginAttemptsRepository(db, { failures, windowSeconds, maxDelaySeconds });
  return {
    /**
     * Begins an attempt. Call it before checking the password: the attempt counts as failed until `succeeded` is
     * called.
     * @throws RATE_LIMITED with the time to wait
     */
    async begin(ownerId: number) {
      const account = `${owners}-password:${ownerId}`;
      if (!(await attempts.begin(account)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: await attempts.secondsLeft(account) });
      return { succeeded: () => attempts.succeeded(account) };
    },
  };
}
