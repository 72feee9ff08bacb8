import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createAuthenticationRepository } from './authentication.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set behind `authenticate`. */
    customerId: number;
  }
}

export interface AuthenticationDependencies {
  db: Database;
  config: Pick<Config, 'jwtSecret' | 'loginSeconds'>;
}

export type Authentication = ReturnType<typeof createAuthentication>;

/** Logins: signed tokens with an expiry, void once the password changes. */
export function createAuthentication({ db, config }: AuthenticationDependencies) {
  const logins = createAuthenticationRepository(db);
  const secret = new TextEncoder().encode(config.jwtSecret);

  return {
    /** Token (HS256 JWT with `exp`) that logs the customer in. */
    issue: (customerId: number) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(customerId))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + config.loginSeconds)
        .sign(secret),

    /** Hook of the routes behind a login. @throws UNAUTHENTICATED */
    async authenticate(request: FastifyRequest) {
      const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
      if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('UNAUTHENTICATED');
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'iat', 'sub'],
      })
        // Why it is refused is nobody's business.
        .catch(() => Promise.reject(new AppError('UNAUTHENTICATED')));
      const customer = await logins.customerOf(Number(payload.sub), payload.iat);
      if (!customer) throw new AppError('UNAUTHENTICATED');
      request.customerId = customer.id;
    },
  };
}
