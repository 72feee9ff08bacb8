import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isNotBlocked } from '../../../database/blocked-person.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { customerWords, matchesPerson } from '../../../matching/matches.repository.ts';
import type { WordPattern } from '../../../matching/typed-words.ts';

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

/** Time at which the account was made, and its id. */
export type CustomerKeys = [at: string, id: number];

export interface CustomerSearch {
  /** Omit for all. */
  words?: WordPattern[] | undefined;
  ids?: number[];
  namesOnly: boolean;
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

  const matching = ({ words, ids, namesOnly }: CustomerSearch) =>
    customers
      .where(isNotBlocked('c.email'))
      .$if(ids !== undefined, (query) => query.where('c.id', '=', sql<number>`ANY (${ids}::integer[])`))
      .$if(words !== undefined, (query) => query.where(matchesPerson(customerWords, words ?? [], { namesOnly })));

  type Row = Awaited<ReturnType<typeof customers.execute>>[number];
  const toFound = ({ firstName, lastName, verifiedAt, blockedAt, ...customer }: Row): FoundCustomer => ({
    ...customer,
    name: `${firstName} ${lastName}`,
    verified: verifiedAt !== null,
    blocked: blockedAt !== null,
  });

  return {
    /**
     * Finds customers whose name, or also address and phone, has all words, newest first.
     * @param after keys of the last customer on the previous page
     */
    async find(
      search: CustomerSearch,
      count: number,
      after?: CustomerKeys,
    ): Promise<(FoundCustomer & { at: string })[]> {
      const rows = await matching(search)
        .select(exactMoment(sql.ref('c.created_at')).as('at'))
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple, cast, val }) => {
            const [at, id] = after as CustomerKeys;
            return eb(refTuple('c.created_at', 'c.id'), '<', tuple(cast<Date>(val(at), 'timestamptz'), val(id)));
          }),
        )
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(count)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...toFound(row), at }));
    },

    /** Counts customers that match, up to a limit. */
    async count(search: CustomerSearch, limit: number): Promise<number> {
      const some = matching(search).clearSelect().select('c.id').limit(limit);
      const { total } = await db
        .selectFrom(some.as('some'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
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
