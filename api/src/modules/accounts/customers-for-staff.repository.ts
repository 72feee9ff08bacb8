import { sql } from 'kysely';
import { now, type Queryable } from '../../database/database.ts';

export interface FoundCustomer {
  id: number;
  email: string;
  name: string;
  country: string;
  verified: boolean;
  blocked: boolean;
  orders: number;
  since: Date;
}

export function createCustomersForStaffRepository(db: Queryable) {
  return {
    /** Those whose address or name has the text, the newest first. */
    async find(text: string, count: number): Promise<FoundCustomer[]> {
      const rows = await db
        .selectFrom('customer as c')
        .select(['c.id', 'c.email', 'c.first_name as firstName', 'c.last_name as lastName'])
        .select(['c.country_code as country', 'c.verified_at as verifiedAt', 'c.blocked_at as blockedAt'])
        .select(({ selectFrom }) => [
          'c.created_at as since',
          selectFrom('orders as o')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('o.customer_id', '=', 'c.id')
            .$asScalar()
            .$notNull()
            .as('orders'),
        ])
        .where('c.deleted_at', 'is', null)
        .where(sql<boolean>`strpos(lower(c.email || ' ' || c.first_name || ' ' || c.last_name), lower(${text})) > 0`)
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(count)
        .execute();
      return rows.map(({ firstName, lastName, verifiedAt, blockedAt, ...customer }) => ({
        ...customer,
        name: `${firstName} ${lastName}`,
        verified: verifiedAt !== null,
        blocked: blockedAt !== null,
      }));
    },

    /** @returns the customer's id; undefined when there is none, or nothing to change */
    async setBlocked(email: string, blocked: boolean) {
      const changed = await db
        .updateTable('customer')
        .set({ blocked_at: blocked ? now : null })
        .where('email', '=', email.toLowerCase())
        .where('deleted_at', 'is', null)
        .where('blocked_at', blocked ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      return changed?.id;
    },
  };
}
