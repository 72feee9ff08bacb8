import type { County, FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export function createAddressesRepository(db: Queryable) {
  const addressesOf = (customerId: number) =>
    db
      .selectFrom('frequent_address as a')
      .innerJoin('county as k', 'k.id', 'a.county_id')
      .select([
        'a.id',
        'a.name',
        sql<County>`jsonb_build_object('id', k.id, 'name', k.name)`.as('county'),
        'a.my_address as myAddress',
      ])
      .where('a.customer_id', '=', customerId);

  return {
    /**
     * Keeps other changes of the customer's addresses waiting until the transaction ends: two at the same time could
     * both clear the old mark and then both set one. It comes first in a transaction, so that no two wait for each other.
     */
    lock: (customerId: number) => sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`.execute(db),

    list: (customerId: number): Promise<FrequentAddress[]> =>
      addressesOf(customerId).orderBy('a.my_address', 'desc').orderBy('a.id').execute(),

    find: (customerId: number, id: number): Promise<FrequentAddress | undefined> =>
      addressesOf(customerId).where('a.id', '=', id).executeTakeFirst(),

    /** @returns the id of the new address, or undefined when the county is unknown */
    async add(customerId: number, { name, countyId }: FrequentAddressInput) {
      const added = await db
        .insertInto('frequent_address')
        .columns(['customer_id', 'county_id', 'name'])
        .expression(({ selectFrom, val }) =>
          selectFrom('county')
            .select([val(customerId).as('customer_id'), 'id', val(name.trim()).as('name')])
            .where('id', '=', countyId),
        )
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** @returns whether the customer has the address and the county is known */
    async change(customerId: number, id: number, { name, countyId }: FrequentAddressInput) {
      const { numUpdatedRows } = await db
        .updateTable('frequent_address')
        .from('county')
        .set({ name: name.trim(), county_id: countyId })
        .where('customer_id', '=', customerId)
        .where('frequent_address.id', '=', id)
        .where('county.id', '=', countyId)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    /** @returns whether the customer had it */
    async remove(customerId: number, id: number) {
      const { numDeletedRows } = await db
        .deleteFrom('frequent_address')
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0;
    },

    /** Takes the mark "my address" from an address that may have it. */
    unmark: (customerId: number, id: number) =>
      db
        .updateTable('frequent_address')
        .set({ my_address: false })
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .execute(),

    /** Marks one address as "my address", under the lock of the customer. The old mark is cleared first, because a unique index allows only one. */
    async markMine(customerId: number, id: number) {
      const addresses = db.updateTable('frequent_address').where('customer_id', '=', customerId);
      await addresses.set({ my_address: false }).where('my_address', '=', true).where('id', '<>', id).execute();
      await addresses.set({ my_address: true }).where('id', '=', id).execute();
    },
  };
}
