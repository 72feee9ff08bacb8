import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createRateLimitRepository } from './rate-limit.repository.ts';

/** Makes the hooks that limit how often a route may be called per minute. */
export function createRateLimit({ db, limits }: { db: Database; limits: Config['rateLimit'] }) {
  const { count } = createRateLimitRepository(db);

  /**
   * A hook that throws RATE_LIMITED when there are too many calls from one IP address, or for one account.
   * @param name of the counter; each route has its own
   * @param account whom the call is about, e.g. the e-mail of a login
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

/** The account of a call that has an `email` in its body. */
export const emailInBody = (request: FastifyRequest) => {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
};
