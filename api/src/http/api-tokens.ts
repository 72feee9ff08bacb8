import { createHash, randomBytes } from 'node:crypto';

/** Prefix by which secret scanners recognise a leaked token. */
const prefix = 'iv_';

export const isApiToken = (text: string) => text.startsWith(prefix);

export const newApiToken = () => prefix + randomBytes(24).toString('hex');

/** What the database keeps of a token. */
export const hashOfApiToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** First characters, by which an owner recognises a token. */
export const beginningOf = (token: string) => token.slice(0, prefix.length + 6);
