import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../../database/column-types.ts';

/** How long the link in a mail works, and what the browser of a sign-up keeps (`login`). */
export const tokenTtlSeconds: Record<TokenPurpose, number> = {
  verify: 24 * 3600,
  reset: 3600,
  email: 24 * 3600,
  login: 24 * 3600,
};

/** Makes the secret part of a mailed link, or of what a browser keeps. */
export const newToken = () => randomBytes(32).toString('base64url');

/** All that the database knows of a token: a copy of the table opens no account. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
