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

    /** Marks one address as "my address". The old mark is cleared first, because a unique index allows only one. */
    async markMine(customerId: number, id: number) {
      // Without the lock, two calls at the same time could both clear the old mark and then both set one.
      await db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
      const addresses = db.updateTable('frequent_address').where('customer_id', '=', customerId);
      await addresses.set({ my_address: false }).where('my_address', '=', true).where('id', '<>', id).execute();
      await addresses.set({ my_address: true }).where('id', '=', id).execute();
    },
  };
}
