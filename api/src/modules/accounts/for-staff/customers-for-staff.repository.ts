import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isNotBlocked } from '../../../database/blocked-person.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { phoneDigits, phoneHas } from '../../../database/searched-phone.ts';

export interface FoundCustomer {
  id: number;
  email: string;
  name: string;
  phone: string;
  country: CountryCode;
  language: Language;
  verified: boolean;
  blocked: boolean;
  orders: number;
  since: Date;
}

export function createCustomersForStaffRepository(db: Queryable) {
  const customers = db
    .selectFrom('customer as c')
    .select(['c.id', 'c.email', 'c.first_name as firstName', 'c.last_name as lastName', 'c.phone_number as phone'])
    .select(['c.country_code as country', 'c.language', 'c.verified_at as verifiedAt', 'c.blocked_at as blockedAt'])
    .select(({ selectFrom }) => [
      'c.created_at as since',
      selectFrom('orders as o')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('o.customer_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('orders'),
    ])
    .where('c.deleted_at', 'is', null);

  type Row = Awaited<ReturnType<typeof customers.execute>>[number];
  const toFound = ({ firstName, lastName, verifiedAt, blockedAt, ...customer }: Row): FoundCustomer => ({
    ...customer,
    name: `${firstName} ${lastName}`,
    verified: verifiedAt !== null,
    blocked: blockedAt !== null,
  });

  return {
    /** Finds customers by name, or also by address and phone, newest first. */
    async find(text: string, { count, namesOnly }: { count: number; namesOnly: boolean }): Promise<FoundCustomer[]> {
      const address = namesOnly ? sql`''` : sql`c.email`;
      const words = sql<boolean>`strpos(lower(unaccent(${address} || ' ' || c.first_name || ' ' || c.last_name)),
        lower(unaccent(${text}::text))) > 0`;
      const digits = namesOnly ? undefined : phoneDigits(text);
      const rows = await customers
        .where(isNotBlocked('c.email'))
        .where(({ or }) => or([words, phoneHas('c.phone_number', digits)]))
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(count)
        .execute();
      return rows.map(toFound);
    },

    async byId(id: number): Promise<FoundCustomer | undefined> {
      const row = await customers.where('c.id', '=', id).executeTakeFirst();
      return row && toFound(row);
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
