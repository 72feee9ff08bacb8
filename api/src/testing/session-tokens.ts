import { type Database, query } from '../database/database.ts';
import { createAuthentication } from '../http/authentication.ts';

/** Begins a session for each customer without a password, whose check takes long on purpose. @returns tokens as after a login */
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
