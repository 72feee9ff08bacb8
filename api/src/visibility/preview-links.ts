import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';

/** Not that of a log-in: such a token opens one page, and nothing else. */
const audience = 'event-preview';
const days = 7;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Signed links to the page of an event that nobody finds yet. Each is of one event and works for seven days. */
export function createPreviewLinks({ jwtSecret, otherJwtSecret }: Pick<Config, 'jwtSecret' | 'otherJwtSecret'>) {
  const keyOf = (secret: string) => new TextEncoder().encode(secret);
  const accepted = [jwtSecret, ...(otherJwtSecret ? [otherJwtSecret] : [])].map(keyOf);

  return {
    async issue(eventId: number) {
      const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + days * 86_400_000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(String(eventId))
        .setExpirationTime(expiresAt)
        .sign(accepted[0] as Uint8Array);
      return { path: `/event-preview/${token}`, expiresAt: expiresAt.toISOString() };
    },

    /** @returns the id of the event @throws TOKEN_INVALID */
    async read(token: string): Promise<number> {
      const rules = { algorithms: ['HS256'], audience, requiredClaims: ['exp', 'sub'] };
      const { payload } = await Promise.any(accepted.map((key) => jwtVerify(token, key, rules))).catch(() =>
        Promise.reject(new AppError('TOKEN_INVALID')),
      );
      return Number(payload.sub);
    },
  };
}
