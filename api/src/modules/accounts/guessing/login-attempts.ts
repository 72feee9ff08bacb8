import { createHash, createHmac } from 'node:crypto';
import { purposeKey } from '../../../config/purpose-keys.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createLoginAttemptsRepository } from './login-attempts.repository.ts';
import { createLoginNetworksRepository, type LoginOwners } from './login-networks.repository.ts';

const windowSeconds = 3600;
const maxDelaySeconds = 60;

export interface LoginAttemptsDependencies {
  db: Database;
  owners: LoginOwners;
  config: {
    /** Failures of one account within an hour, from all visitors, after which further ones wait. */
    loginFailures: number;
    jwtSecret: string;
  };
  /** Tells the owner of an account, once a day, that there were too many. */
  notify?: (tx: Queryable, ownerId: number) => Promise<unknown>;
}

/** Who tries to log in to what. */
export interface LoginAttempt {
  /** As it is stored, whether or not it has an account. */
  email: string;
  ownerId: number | undefined;
  /** What tells the visitor's network from others. */
  visitor: string;
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Slows down guesses of many visitors at one account, without locking its owner out: who logged in from a network before
 * is not delayed there, and for everybody else the delay ends within a minute.
 */
export function createLoginAttempts({ db, owners, config, notify }: LoginAttemptsDependencies) {
  const limits = { failures: config.loginFailures, windowSeconds, maxDelaySeconds };
  const attempts = createLoginAttemptsRepository(db, limits);
  const networksOf = (tx: Queryable) => createLoginNetworksRepository(tx, owners, config.loginFailures);
  const networks = networksOf(db);
  // A customer may have the address of one of staff.
  const prefix = owners === 'staff' ? 'staff\n' : '';
  const accountOf = ({ email }: LoginAttempt) => createHash('sha256').update(`${prefix}${email}`).digest('base64url');
  // With a key, because there are few addresses; with the owner, so that no two accounts are seen to share one.
  const networkKey = purposeKey(config.jwtSecret, 'login-networks');
  const networkOf = (ownerId: number, visitor: string) =>
    createHmac('sha256', networkKey).update(`${prefix}network\n${ownerId}\n${visitor}`).digest('base64url');

  return {
    /**
     * Call this before the password is checked: an attempt counts as failed until `succeeded` is called.
     * @returns what to tell how it went
     * @throws RATE_LIMITED that says when to try again
     */
    async begin(attempt: LoginAttempt) {
      const account = accountOf(attempt);
      const { ownerId = 0, visitor } = attempt;
      const network = networkOf(ownerId, visitor);
      const known = await networks.beginAtKnown(ownerId, network);
      if (!known && !(await attempts.begin(account)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: await attempts.secondsLeft(account) });

      return {
        /** The password was right. */
        async succeeded() {
          if (!known) await attempts.succeeded(account);
          await networks.know(ownerId, network);
        },
        /** The password was wrong. The account's owner is notified once when that happens too often. */
        async failed() {
          if (known) await attempts.count(account);
          if (attempt.ownerId === undefined || !notify) return;
          await db.transaction().execute(async (tx) => {
            if (await createLoginAttemptsRepository(tx, limits).markNotified(account)) await notify(tx, ownerId);
          });
        },
      };
    },

    /** Who has a mailed link is the owner: from now on only the network where it was opened is known. */
    async onlyKnown(tx: Queryable, ownerId: number, visitor: string) {
      await networksOf(tx).forget(ownerId);
      await networksOf(tx).know(ownerId, networkOf(ownerId, visitor));
    },

    async forgetOld() {
      await attempts.forgetOld();
      await networks.forgetOld();
    },
  };
}
