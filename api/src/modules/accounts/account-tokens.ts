import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { createAccountsRepository, type TokenPurpose } from './accounts.repository.ts';

const lifeSeconds: Record<TokenPurpose, number> = { verify: 24 * 3600, reset: 3600 };

/** What the database knows of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the secret of a mailed link: works once, for 24 h (verify) or 1 h (reset). */
export async function issueToken(db: Database, purpose: TokenPurpose, customerId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createAccountsRepository(db).addToken(tokenHash(token), purpose, customerId, lifeSeconds[purpose]);
  return token;
}
