import { SignJWT } from 'jose';
import { type Database, query } from '../database/database.ts';
import { createAuthentication } from '../http/authentication.ts';
import { testEnvironment } from './test-app.ts';

/** Starts a session per customer without checking a password, which is slow by design. @returns login tokens */
export async function sessionTokens(db: Database, jwtSecret: string, customerIds: number[]) {
  const { seconds, issue } = createAuthentication({ db, config: { jwtSecret, loginSeconds: 24 * 3600 } });
  const sessions = await query<{ id: string; customerId: number }>(
    db,
    `INSERT INTO session (customer_id, browser, system, expires_at)
     SELECT id, '', '', now() + make_interval(secs => $2) FROM unnest($1::int[]) AS id
     RETURNING id, customer_id AS "customerId"`,
    [customerIds, seconds],
  );
  return Promise.all(sessions.map(async ({ id, customerId }) => ({ customerId, token: await issue(customerId, id) })));
}

/** Signs a token that a test app's API accepts. @param seconds until it expires */
export const signedToken = (audience: string, subject: string, seconds: number) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(testEnvironment.JWT_SECRET));
