import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createRateLimitRepository } from './rate-limit.repository.ts';

/** Limits how often the guarded routes may be called in a minute. */
export function createRateLimit({ db, limits }: { db: Database; limits: Config['rateLimit'] }) {
  const { count } = createRateLimitRepository(db);

  /**
   * A hook that refuses with RATE_LIMITED when the caller's address, or the account it names, calls `name` too often.
   * @param account what the caller acts on, e.g. the e-mail of a login
   */
  return (name: string, account: (request: FastifyRequest) => string | undefined) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const named = account(request)?.trim().toLowerCase();
      const byAddress = await count(`${name}:address:${request.ip}`);
      const byAccount = named ? await count(`${name}:account:${named}`) : 0;
      if (byAddress <= limits.perAddress && byAccount <= limits.perAccount) return;
      reply.header('retry-after', String(60 - new Date().getUTCSeconds()));
      throw new AppError('RATE_LIMITED');
    };
}

/** The e-mail in a body, for the account counter. */
export const emailInBody = (request: FastifyRequest) => {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
};
