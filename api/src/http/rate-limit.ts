import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { type Database, query } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { visitorAddress } from './visitor-address.ts';

export interface RateLimitOptions {
  /** Additional counter, e.g. the e-mail of a login or the logged-in customer. */
  account?: (request: FastifyRequest) => string | number | undefined;
  /** Counts an account's calls per visitor, so that a stranger's wrong passwords do not lock the owner out. */
  accountPerVisitor?: boolean;
  /** How much of the limit one call consumes; below 1 allows more calls. */
  cost?: number;
}

/** Counters are integers, whereas a call may cost a fraction. */
const scale = 10;
const windowSeconds = 60;

interface RateLimitDependencies {
  db: Database;
  limits: Config['rateLimit'];
}

export type RateLimit = ReturnType<typeof createRateLimit>;

const createLimiter = (db: Database) => (keyPrefix: string, perMinute: number) =>
  new RateLimiterPostgres({
    // Drops the library's statement names, which a transaction pooler would not know.
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => ({
        rows: await query(db, text, values),
      }),
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points: perMinute * scale,
    duration: windowSeconds,
    // Visitors over the limit no longer cost a database statement.
    inMemoryBlockOnConsumed: perMinute * scale + 1,
  });

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Creates the function that limits the calls of each API token. It throws RATE_LIMITED. */
export function createTokenLimit({ db, perMinute }: { db: Database; perMinute: number }) {
  const byToken = createLimiter(db)('token', perMinute);
  return async (tokenId: string) => {
    await byToken.consume(tokenId, scale).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: secondsOf(error) });
    });
  };
}

/** Creates the hooks that limit how often a route may be called. All processes share the counters. */
export function createRateLimit({ db, limits }: RateLimitDependencies) {
  const limiter = createLimiter(db);
  const byAddress = limiter('address', limits.perAddress);
  const byAccount = limiter('account', limits.perAccount);

  /** Returns a hook that throws RATE_LIMITED. @param name of the counter, unique per route */
  return (name: string, { account, accountPerVisitor = false, cost = 1 }: RateLimitOptions = {}) => {
    const points = Math.max(1, Math.round(cost * scale));
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = visitorAddress(request.ip);
      const named = account?.(request);
      try {
        await byAddress.consume(`${name}:${visitor}`, points);
        if (named !== undefined)
          await byAccount.consume(hashOf(name, String(named), accountPerVisitor ? visitor : ''), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // The visitor is not logged; the counters only hold hashes.
        request.log.warn({ code: 'RATE_LIMITED', limit: name }, 'too many calls');
        reply.header('retry-after', String(secondsOf(error)));
        throw new AppError('RATE_LIMITED');
      }
    };
  };
}

/** Keeps e-mail addresses out of the table, whose keys also have a maximum length. */
const hashOf = (name: string, account: string, visitor: string) =>
  `${name}:${createHash('sha256').update(`${account.trim().toLowerCase()}\n${visitor}`).digest('base64url')}`;

/** Returns the `email` in the body as the account. */
export const emailInBody = (request: FastifyRequest) => {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
};

/** Returns the logged-in customer as the account. */
export const loggedIn = ({ customerId }: FastifyRequest) => customerId;
