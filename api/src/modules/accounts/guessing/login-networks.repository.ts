import { sql } from 'kysely';
import { ago, type Queryable } from '../../../database/database.ts';

/** Owner of a login. Customers and staff have separate tables. */
export type LoginOwners = 'customer' | 'staff';

const tables = {
  customer: { networks: sql.table('login_network'), owner: sql.ref('customer_id') },
  staff: { networks: sql.table('staff_login_network'), owner: sql.ref('staff_user_id') },
};

/** Networks are forgotten after this time without a login. */
const networkAge = ago('180 days');

/** Networks from which owners have logged in. @param failures of a network after which it is no longer trusted */
export function createLoginNetworksRepository(db: Queryable, owners: LoginOwners, failures: number) {
  const { networks, owner } = tables[owners];

  return {
    /**
     * Counts an attempt from a known network as failed in advance.
     * @returns whether the network is known and below its failure limit
     */
    async beginAtKnown(ownerId: number, network: string) {
      const { rows } = await sql`UPDATE ${networks} SET failures = failures + 1
        WHERE ${owner} = ${ownerId} AND network = ${network} AND failures < ${failures} AND last_at > ${networkAge}
        RETURNING network`.execute(db);
      return rows.length > 0;
    },

    /** Records a successful login. */
    know: (ownerId: number, network: string) =>
      sql`INSERT INTO ${networks} (${owner}, network) VALUES (${ownerId}, ${network})
        ON CONFLICT (${owner}, network) DO UPDATE SET failures = 0, last_at = now()`.execute(db),

    deleteAll: (ownerId: number) => sql`DELETE FROM ${networks} WHERE ${owner} = ${ownerId}`.execute(db),

    /** Deletes expired rows. */
    deleteExpired: () => sql`DELETE FROM ${networks} WHERE last_at < ${networkAge}`.execute(db),
  };
}
