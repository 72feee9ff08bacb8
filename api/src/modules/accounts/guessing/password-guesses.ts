import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createLoginAttemptsRepository } from './login-attempts.repository.ts';
import type { LoginOwners } from './login-networks.repository.ts';

/** Wrong passwords within an hour after which further ones wait. Whoever mistypes needs fewer. */
const failures = 10;
const windowSeconds = 3600;
const maxDelaySeconds = 60;

export type PasswordGuesses = ReturnType<typeof createPasswordGuesses>;

/** Slows down guesses of the current password by whoever holds a session, as log-ins are. @param owners whose sessions */
export function createPasswordGuesses(db: Database, owners: LoginOwners) {
  const attempts = createLoginAttemptsRepository(db, { failures, windowSeconds, maxDelaySeconds });
  return {
    /**
     * Call this before the password is checked: the attempt counts as failed until `succeeded` is called.
     * @throws RATE_LIMITED that says when to try again
     */
    async begin(ownerId: number) {
      const account = `${owners}-password:${ownerId}`;
      if (!(await attempts.begin(account)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: await attempts.secondsLeft(account) });
      return { succeeded: () => attempts.succeeded(account) };
    },
  };
}
