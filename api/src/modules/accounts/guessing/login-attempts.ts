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
    /** Failures per account and hour, over all visitors, from which attempts are delayed. */
    loginFailures: number;
    jwtSecret: string;
  };
  /** Notifies the owner of an account, once a day, of too many failures. */
  notify?: (tx: Queryable, ownerId: number) => Promise<unknown>;
}

export interface LoginAttempt {
  /** Normalized address, with or without an account. */
  email: string;
  ownerId: number | undefined;
  /** Identifies the visitor's network. */
  visitor: string;
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Slows down password guessing from many networks against one account without locking out its owner: networks with an
 * earlier successful login are not delayed, and for all others the delay ends within a minute.
 */
export function createLoginAttempts({ db, owners, config, notify }: LoginAttemptsDependencies) {
  const limits = { failures: config.loginFailures, windowSeconds, maxDelaySeconds };
  const attempts = createLoginAttemptsRepository(db, limits);
  const networksOf = (tx: Queryable) => createLoginNetworksRepository(tx, owners, config.loginFailures);
  const networks = networksOf(db);
  // Customers and staff may share an address.
  const prefix = owners === 'staff' ? 'staff\n' : '';
  const accountOf = ({ email }: LoginAttempt) => createHash('sha256').update(`${prefix}${email}`).digest('base64url');
  // Hashes the network with a key, because the address space is small, and with the owner, so that accounts on a shared
  // network cannot be linked.
  const networkKey = purposeKey(config.jwtSecret, 'login-networks');
  const networkOf = (ownerId: number, visitor: string) =>
    createHmac('sha256', networkKey).update(`${prefix}network\n${ownerId}\n${visitor}`).digest('base64url');

  return {
    /**
     * Begins an attempt. Call it before checking the password: the attempt counts as failed until `succeeded` is
     * called.
     * @returns callbacks to report the result
     * @throws RATE_LIMITED with the time to wait
     */
    async begin(attempt: LoginAttempt) {
      const account = accountOf(attempt);
      const { ownerId = 0, visitor } = attempt;
      const network = networkOf(ownerId, visitor);
      const known = await networks.beginAtKnown(ownerId, network);
      if (!known && !(await attempts.begin(account)))
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: await attempts.secondsLeft(account) });

      return {
        /** Reports a correct password. */
        async succeeded() {
          if (!known) await attempts.succeeded(account);
          await networks.know(ownerId, network);
        },
        /** Reports a wrong password, and notifies the owner once when there are too many. */
        async failed() {
          if (known) await attempts.count(account);
          if (attempt.ownerId === undefined || !notify) return;
          await db.transaction().execute(async (tx) => {
            if (await createLoginAttemptsRepository(tx, limits).markNotified(account)) await notify(tx, ownerId);
          });
        },
      };
    },

    /** Trusts only the network in which the owner opened a mailed link. */
    async onlyKnown(tx: Queryable, ownerId: number, visitor: string) {
      await networksOf(tx).deleteAll(ownerId);
      await networksOf(tx).know(ownerId, networkOf(ownerId, visitor));
    },

    async deleteExpired() {
      await attempts.deleteExpired();
      await networks.deleteExpired();
    },
  };
}
