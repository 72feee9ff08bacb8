import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { type Database, query } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { visitorAddress } from './visitor-address.ts';

export interface RateLimitOptions {
  /** Whom the call is about, e.g. the e-mail of a login or the customer who is logged in. */
  account?: (request: FastifyRequest) => string | number | undefined;
  /** Counts an account's calls for each visitor alone, so that a stranger's wrong passwords do not lock the owner out. */
  accountPerVisitor?: boolean;
  /** How much of the limit one call takes; below 1 more calls are allowed. */
  cost?: number;
}

/** A call may cost a fraction, but the counters are whole numbers. */
const scale = 10;
const windowSeconds = 60;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Makes the hooks that limit how often a route may be called. All processes count in the same table. */
export function createRateLimit({ db, limits }: { db: Database; limits: Config['rateLimit'] }) {
  const limiter = (keyPrefix: string, perMinute: number) =>
    new RateLimiterPostgres({
      // Without the library's names for its statements, which a pooler of transactions would not know.
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
      // Who is over the limit no longer costs a statement.
      inMemoryBlockOnConsumed: perMinute * scale + 1,
    });
  const byAddress = limiter('address', limits.perAddress);
  const byAccount = limiter('account', limits.perAccount);

  /** A hook that throws RATE_LIMITED. @param name of the counter; each route has its own */
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
        // Of whom, the log does not say: the counters know them as hashes only.
        request.log.warn({ code: 'RATE_LIMITED', limit: name }, 'too many calls');
        reply.header('retry-after', String(Math.max(1, Math.ceil(error.msBeforeNext / 1000))));
        throw new AppError('RATE_LIMITED');
      }
    };
  };
}

/** The table holds no e-mail addresses, and its keys have a limit. */
const hashOf = (name: string, account: string, visitor: string) =>
  `${name}:${createHash('sha256').update(`${account.trim().toLowerCase()}\n${visitor}`).digest('base64url')}`;

/** The account of a call that has an `email` in its body. */
export const emailInBody = (request: FastifyRequest) => {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
};

/** The account of a call that needs a login. */
export const loggedIn = ({ customerId }: FastifyRequest) => customerId;
