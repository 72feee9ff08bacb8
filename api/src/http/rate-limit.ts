import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { type Database, query } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { ValkeyClient } from '../shared-values/valkey.ts';
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
  limiters: Limiters;
  limits: Config['rateLimit'];
}

export type RateLimit = ReturnType<typeof createRateLimit>;

interface Counters {
  db: Database;
  /** Absent without `VALKEY_URL`. */
  valkey?: ValkeyClient | undefined;
}

type Limiters = ReturnType<typeof createLimiters>;

/** Creates limiters whose counters all processes share: in Valkey, or in PostgreSQL when there is none or it is lost. */
export const createLimiters =
  ({ db, valkey }: Counters) =>
  (keyPrefix: string, perMinute: number) => {
    const inPostgres = inPostgreSql(db, keyPrefix, perMinute);
    if (!valkey) return inPostgres;
    return new RateLimiterRedis({
      storeClient: valkey,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inPostgres,
      ...window(keyPrefix, perMinute),
    });
  };

const window = (keyPrefix: string, perMinute: number) => ({
  keyPrefix,
  points: perMinute * scale,
  duration: windowSeconds,
  // Visitors over the limit no longer cost a call of the store.
  inMemoryBlockOnConsumed: perMinute * scale + 1,
});

const inPostgreSql = (db: Database, keyPrefix: string, perMinute: number) =>
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
    ...window(keyPrefix, perMinute),
  });

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Creates the function that limits the calls of each API token. It throws RATE_LIMITED. */
export function createTokenLimit({ limiters, perMinute }: { limiters: Limiters; perMinute: number }) {
  const byToken = limiters('token', perMinute);
  return async (tokenId: string) => {
    await byToken.consume(tokenId, scale).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: secondsOf(error) });
    });
  };
}

/** Counts a call of `key`. @returns the calls within the last minute */
export type RateCounter = (key: string) => Promise<number>;

/** More than any counter reaches. */
const unlimited = 10_000_000;

/** Creates a counter that limits nothing. */
export function createRateCounter({ limiters, name }: { limiters: Limiters; name: string }): RateCounter {
  const limiter = limiters(name, unlimited);
  return async (key) => (await limiter.consume(key, 1)).consumedPoints;
}

/** Creates the hooks that limit how often a route may be called. All processes share the counters. */
export function createRateLimit({ limiters, limits }: RateLimitDependencies) {
  const byAddress = limiters('address', limits.perAddress);
  const byAccount = limiters('account', limits.perAccount);

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
