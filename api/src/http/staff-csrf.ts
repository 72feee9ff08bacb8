import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type KeySecrets, purposeKeys } from '../config/purpose-keys.ts';
import { AppError } from '../errors.ts';

export const csrfHeader = 'x-csrf-token';

const changesNothing = new Set(['GET', 'HEAD']);

/**
 * Protects staff's cookie sessions against cross-site request forgery. The token is bound to the session, and only
 * pages allowed to read our responses know it.
 */
export function createStaffCsrf(config: KeySecrets) {
  const keys = purposeKeys(config, 'staff-csrf');
  const sign = (key: Uint8Array, sessionId: string) => createHmac('sha256', key).update(sessionId).digest('base64url');

  return {
    tokenOf: (sessionId: string) => sign(keys[0], sessionId),

    /** @throws CSRF_TOKEN_INVALID for a change without the session's token */
    check({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, sessionId: string) {
      if (changesNothing.has(method)) return;
      const given = Buffer.from(String(headers[csrfHeader] ?? ''));
      const isRight = keys
        .map((key) => Buffer.from(sign(key, sessionId)))
        .some((token) => token.length === given.length && timingSafeEqual(token, given));
      if (!isRight) throw new AppError('CSRF_TOKEN_INVALID');
    },
  };
}
