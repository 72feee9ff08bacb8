import { sql } from 'kysely';
import { ago, type Queryable } from '../../../database/database.ts';

/** Whose log-ins: customers are no people of the company, and have tables of their own. */
export type LoginOwners = 'customer' | 'staff';

const tables = {
  customer: { networks: sql.table('login_network'), owner: sql.ref('customer_id') },
  staff: { networks: sql.table('staff_login_network'), owner: sql.ref('staff_user_id') },
};

/** A network is forgotten when nobody has logged in from it for so long. */
const networkAge = ago('180 days');

/** From where owners of accounts have logged in. @param failures of a network, after which it is not known any more */
export function createLoginNetworksRepository(db: Queryable, owners: LoginOwners, failures: number) {
  const { networks, owner } = tables[owners];

  return {
    /** Counts an attempt of a known network as failed. @returns whether the network is known, and did not fail too often */
    async beginAtKnown(ownerId: number, network: string) {
      const { rows } = await sql`UPDATE ${networks} SET failures = failures + 1
        WHERE ${owner} = ${ownerId} AND network = ${network} AND failures < ${failures} AND last_at > ${networkAge}
        RETURNING network`.execute(db);
      return rows.length > 0;
    },

    /** Somebody has logged in there. */
    know: (ownerId: number, network: string) =>
      sql`INSERT INTO ${networks} (${owner}, network) VALUES (${ownerId}, ${network})
        ON CONFLICT (${owner}, network) DO UPDATE SET failures = 0, last_at = now()`.execute(db),

    forget: (ownerId: number) => sql`DELETE FROM ${networks} WHERE ${owner} = ${ownerId}`.execute(db),

    /** Deletes what counts no more. */
    forgetOld: () => sql`DELETE FROM ${networks} WHERE last_at < ${networkAge}`.execute(db),
  };
}
