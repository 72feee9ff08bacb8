import { createHash, createHmac } from 'node:crypto';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createLoginAttemptsRepository } from './login-attempts.repository.ts';

const windowSeconds = 3600;
const maxDelaySeconds = 60;

export interface LoginAttemptsDependencies {
  db: Database;
  jobs: Jobs;
  config: {
    /** Failures of one account within an hour, from all visitors, after which further ones wait. */
    loginFailures: number;
    jwtSecret: string;
  };
}

/** Who tries to log in to what. */
export interface LoginAttempt {
  /** As it is stored, whether or not it has an account. */
  email: string;
  customerId: number | undefined;
  /** What tells the visitor's network from others. */
  visitor: string;
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Slows down guesses of many visitors at one account, without locking its owner out: who logged in from a network before
 * is not delayed there, and for everybody else the delay ends within a minute.
 */
export function createLoginAttempts({ db, jobs, config }: LoginAttemptsDependencies) {
  const limits = { failures: config.loginFailures, windowSeconds, maxDelaySeconds };
  const attempts = createLoginAttemptsRepository(db, limits);
  const accountOf = ({ email }: LoginAttempt) => createHash('sha256').update(email).digest('base64url');
  // With a key, because there are few addresses; with the customer, so that no two accounts are seen to share one.
  const networkOf = (customerId: number, visitor: string) =>
    createHmac('sha256', config.jwtSecret).update(`network\n${customerId}\n${visitor}`).digest('base64url');

  return {
    /**
     * Call this before the password is checked: an attempt counts as failed until `succeeded` is called.
     * @returns what to tell how it went
     * @throws RATE_LIMITED that says when to try again
     */
    async begin(attempt: LoginAttempt) {
      const account = accountOf(attempt);
      const { customerId = 0, visitor } = attempt;
      const network = networkOf(customerId, visitor);
      const known = await attempts.beginAtKnown(customerId, network);
      if (!known && !(await attempts.begin(account)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: await attempts.secondsLeft(account) });

      return {
        /** The password was right. */
        async succeeded() {
          if (!known) await attempts.succeeded(account);
          await attempts.know(customerId, network);
        },
        /** The password was wrong. The account's owner is notified once when that happens too often. */
        async failed() {
          if (known) await attempts.count(account);
          if (attempt.customerId === undefined) return;
          await db.transaction().execute(async (tx) => {
            if (await createLoginAttemptsRepository(tx, limits).markNotified(account))
              await jobs.send('send-mail', { kind: 'login-guesses', customerId }, { tx });
          });
        },
      };
    },

    /** Who has a mailed link is the owner: from now on only the network where it was opened is known. */
    async onlyKnown(tx: Queryable, customerId: number, visitor: string) {
      const networks = createLoginAttemptsRepository(tx, limits);
      await networks.forgetNetworks(customerId);
      await networks.know(customerId, networkOf(customerId, visitor));
    },

    forgetOld: attempts.forgetOld,
  };
}
