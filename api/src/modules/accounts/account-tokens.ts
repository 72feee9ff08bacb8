import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../../database/column-types.ts';

/** Lifetime of mailed links, and of the login key of the browser that signed up (`login`). */
export const tokenTtlSeconds: Record<TokenPurpose, number> = {
  verify: 24 * 3600,
  reset: 3600,
  email: 24 * 3600,
  login: 24 * 3600,
};

/** Creates the secret of a mailed link or login key. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Hashes a token. Only the hash is stored, so a leaked table opens no account. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
