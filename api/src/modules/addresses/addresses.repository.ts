import type { FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';

const select = `SELECT a.id, a.name, jsonb_build_object('id', k.id, 'name', k.name) AS county, a.my_address AS "myAddress"
  FROM frequent_address a JOIN county k ON k.id = a.county_id`;

export function createAddressesRepository(db: Queryable) {
  return {
    list: (customerId: number) =>
      query<FrequentAddress>(db, `${select} WHERE a.customer_id = $1 ORDER BY a.my_address DESC, a.id`, [customerId]),

    find: async (customerId: number, id: number) =>
      first(await query<FrequentAddress>(db, `${select} WHERE a.customer_id = $1 AND a.id = $2`, [customerId, id])),

    /** @returns the id of the new address, or undefined when the county is unknown */
    async add(customerId: number, { name, countyId }: FrequentAddressInput) {
      const rows = await query<{ id: number }>(
        db,
        `INSERT INTO frequent_address (customer_id, county_id, name) SELECT $1, id, $3 FROM county WHERE id = $2 RETURNING id`,
        [customerId, countyId, name.trim()],
      );
      return first(rows)?.id;
    },

    /** Marks one address as "my address". The old mark is cleared first, because a unique index allows only one. */
    async markMine(customerId: number, id: number) {
      // Without the lock, two calls at the same time could both clear the old mark and then both set one.
      await query(db, 'SELECT FROM customer WHERE id = $1 FOR UPDATE', [customerId]);
      await query(
        db,
        'UPDATE frequent_address SET my_address = false WHERE customer_id = $1 AND my_address AND id <> $2',
        [customerId, id],
      );
      await query(db, 'UPDATE frequent_address SET my_address = true WHERE customer_id = $1 AND id = $2', [
        customerId,
        id,
      ]);
    },
  };
}
