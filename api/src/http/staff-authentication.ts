import { isAllowed, type NeededPermission } from '@idavuelta/shared/contracts/staff';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { acceptedKeys, type KeySecrets, purposeKey, purposeKeys } from '../config/purpose-keys.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { type ApiTokenAuthenticationDependencies, createApiTokenAuthentication } from './api-token-authentication.ts';
import { isApiToken } from './api-tokens.ts';
import { createStaffAuthenticationRepository } from './staff-authentication.repository.ts';
import { readStaffCookie } from './staff-cookie.ts';
import { createStaffCsrf } from './staff-csrf.ts';
import type { StaffMember } from './staff-member.ts';
import { isLimited, type ScopeRule, toScope } from './staff-scope.ts';

export type { StaffMember } from './staff-member.ts';

/** The highest value of an `integer` column. */
const maxId = 2_147_483_647;

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in staff member; set by the hook of `staffRoute`. */
    staff: StaffMember;
  }
}

/** `staff`: a session. `staff-code`: the password was correct and the code is pending. */
export type StaffAudience = 'staff' | 'staff-code';

interface StaffAuthenticationDependencies extends ApiTokenAuthenticationDependencies {
  db: Database;
  config: KeySecrets;
}

export type StaffAuthentication = ReturnType<typeof createStaffAuthentication>;

/**
 * Issues and verifies staff logins. Separate audiences keep tokens of customers and staff from being interchangeable.
 */
export function createStaffAuthentication({ db, config, limit }: StaffAuthenticationDependencies) {
  const authenticateToken = createApiTokenAuthentication({ db, limit });
  const sessions = createStaffAuthenticationRepository(db);
  const csrf = createStaffCsrf(config);
  const accepted = { staff: acceptedKeys(config, 'staff'), 'staff-code': acceptedKeys(config, 'staff-code') };
  const ofAllLogins = (['session', 'staff', 'staff-code'] as const).flatMap((purpose) => purposeKeys(config, purpose));
  const rules = { algorithms: ['HS256'], requiredClaims: ['exp', 'iat', 'sub'] };
  const verify = (token: string, keys: Uint8Array[]) => Promise.any(keys.map((key) => jwtVerify(token, key, rules)));

  /** @throws FORBIDDEN for a genuine token of another purpose, UNAUTHENTICATED for any other */
  async function reject(token: string): Promise<never> {
    const isOurs = await verify(token, ofAllLogins).then(
      () => true,
      () => false,
    );
    // The reason stays secret, because it would help to forge a token.
    throw new AppError(isOurs ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }

  /** @throws UNAUTHENTICATED; FORBIDDEN for a valid token of a customer or of another step */
  async function read(token: string, audience: StaffAudience) {
    const { payload } = await verify(token, accepted[audience]).catch(() => reject(token));
    if (payload.aud !== audience) throw new AppError('FORBIDDEN');
    return { userId: Number(payload.sub), sessionId: String(payload.sid) };
  }

  const bearerIn = ({ headers: { authorization = '' } }: FastifyRequest) => {
    const [scheme, token] = authorization.split(' ');
    return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
  };

  /**
   * Reads the bearer token of pages opened before sessions became cookies. Sessions last up to 12 hours, so the next
   * version drops this. Ignored beside a cookie unless it is staff's, because earlier shells also send the customer's
   * token.
   */
  async function formerBearerOf(request: FastifyRequest, cookie: string | undefined) {
    const token = bearerIn(request);
    return token && cookie && !(await isOfStaff(token)) ? undefined : token;
  }

  const isOfStaff = (token: string) =>
    verify(token, accepted.staff).then(
      ({ payload }) => payload.aud === 'staff',
      () => false,
    );

  async function authenticateSession(request: FastifyRequest): Promise<StaffMember> {
    const cookie = readStaffCookie(request);
    const bearer = await formerBearerOf(request, cookie);
    const token = bearer ?? cookie;
    if (!token) throw new AppError('UNAUTHENTICATED');
    const { userId, sessionId } = await read(token, 'staff');
    const user = await sessions.userOf(userId, sessionId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    // Other sites cannot make a browser send a bearer token.
    if (!bearer) csrf.check(request, sessionId);
    if (!user.seenLately) await sessions.seen(sessionId);
    return {
      id: userId,
      sessionId,
      actor: `staff:${user.email}`,
      scope: toScope(user),
      may: (permission) => isAllowed(user.role, permission),
    };
  }

  function authenticate(request: FastifyRequest): Promise<StaffMember> {
    const token = bearerIn(request);
    return token && isApiToken(token) ? authenticateToken(token) : authenticateSession(request);
  }

  return {
    read,

    /** Returns the value that a session's changes must send in `x-csrf-token`. */
    csrfToken: csrf.tokenOf,

    /** Issues the token (HS256 JWT with `exp` and `aud`) of a step. */
    issue: (
      userId: number,
      { audience, seconds, sessionId }: { audience: StaffAudience; seconds: number; sessionId?: string },
    ) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(purposeKey(config.jwtSecret, audience)),

    /** Creates the hook that requires a permission. It throws UNAUTHENTICATED, FORBIDDEN and RATE_LIMITED. */
    guard: (permission: NeededPermission) => async (request: FastifyRequest) => {
      if (permission === 'nobody') return;
      request.staff = await authenticate(request);
      if (!request.staff.may(permission)) throw new AppError('FORBIDDEN');
    },

    /** Creates the hook that keeps limited people to their countries and events. It throws FORBIDDEN. */
    guardScope: (rule: ScopeRule | undefined) => async (request: FastifyRequest) => {
      const staff = request.staff as StaffMember | undefined;
      if (!staff || !isLimited(staff.scope) || rule === 'own' || rule === 'filtered') return;
      const departureId = rule && Number((request.params as Record<string, unknown>)[rule.departure]);
      // the parameters are not validated yet
      const isId = Number.isInteger(departureId) && Number(departureId) <= maxId;
      if (!isId || !(await sessions.isDepartureInScope(Number(departureId), staff.scope)))
        throw new AppError('FORBIDDEN');
    },
  };
}
