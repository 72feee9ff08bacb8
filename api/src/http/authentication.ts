import type { FastifyRequest } from 'fastify';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config/config.ts';
import { acceptedKeys, purposeKey } from '../config/purpose-keys.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createAuthenticationRepository } from './authentication.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in customer; set by the `authenticate` hook. */
    customerId: number;
    /** Their session; absent for a token from before sessions existed. */
    sessionId?: string;
  }
}

export interface AuthenticationDependencies {
  db: Database;
  config: Pick<Config, 'jwtSecret' | 'otherJwtSecret' | 'loginSeconds'>;
}

const rules = { algorithms: ['HS256'], requiredClaims: ['exp', 'iat', 'sub'] };

export type Authentication = ReturnType<typeof createAuthentication>;

/** Issues and verifies logins, which are signed tokens with an expiry, valid as long as their session. */
export function createAuthentication({ db, config }: AuthenticationDependencies) {
  const logins = createAuthenticationRepository(db);
  const key = purposeKey(config.jwtSecret, 'session');
  const accepted = acceptedKeys(config, 'session');

  /** Verifies a token. The reason for rejecting one stays secret, because it would help to forge one. */
  const read = (token: string): Promise<JWTPayload | undefined> =>
    Promise.any(accepted.map(async (each) => (await jwtVerify(token, each, rules)).payload)).catch(() => undefined);

  const service = {
    seconds: config.loginSeconds,

    /** Issues the token (HS256 JWT with `exp`) of a session. */
    issue: (customerId: number, sessionId: string) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(customerId))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + config.loginSeconds)
        .sign(key),

    /** Hook for routes that require a login. @throws UNAUTHENTICATED */
    async authenticate(request: FastifyRequest) {
      const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
      if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('UNAUTHENTICATED');
      const payload = await read(token);
      // The token belongs to another audience, such as staff.
      if (!payload || payload.aud !== undefined) throw new AppError('UNAUTHENTICATED');
      const sessionId = payload.sid === undefined ? undefined : String(payload.sid);
      const customer = await logins.customerOf({ customerId: Number(payload.sub), issuedAt: payload.iat, sessionId });
      if (!customer) throw new AppError('UNAUTHENTICATED');
      if (sessionId && !customer.seenLately) await logins.seen(sessionId);
      request.customerId = customer.id;
      request.sessionId = sessionId;
    },

    /** Returns the customer of a token, whose session may have ended; undefined for an invalid one. */
    async subjectOf(token: string): Promise<number | undefined> {
      const payload = await read(token);
      return payload?.aud === undefined ? Number(payload?.sub) || undefined : undefined;
    },

    /** Hook for public routes that adapt to a logged-in customer. @throws UNAUTHENTICATED for an invalid token */
    async recognise(request: FastifyRequest) {
      if (request.headers.authorization) await service.authenticate(request);
    },
  };
  return service;
}
