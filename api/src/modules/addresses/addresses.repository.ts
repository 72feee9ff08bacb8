import type { FrequentAddress, FrequentAddressInput, Position } from '@idavuelta/shared/contracts';
import { type Nullable, sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';

type AddressRow = Omit<FrequentAddress, 'position' | 'county'> &
  Nullable<Position> & { countyId: number; county: string; province: string };

const toAddress = ({ latitude, longitude, countyId, county, province, ...address }: AddressRow): FrequentAddress => ({
  ...address,
  county: { id: countyId, name: county, province },
  ...(latitude !== null && longitude !== null && { position: { latitude, longitude } }),
});

export function createAddressesRepository(db: Queryable) {
  const addressesOf = (customerId: number) =>
    db
      .selectFrom('frequent_address as a')
      .innerJoin('county as k', 'k.id', 'a.county_id')
      .select(['a.id', 'a.name', 'a.my_address as myAddress', 'a.latitude', 'a.longitude'])
      .innerJoin('province as p', 'p.id', 'k.province_id')
      .select(['k.id as countyId', 'k.name as county', 'p.name as province'])
      .where('a.customer_id', '=', customerId);

  return {
    /**
     * Blocks other changes to the customer's addresses until the transaction ends: two concurrent ones could both clear
     * the old mark and then set one each. Call it first in a transaction to avoid deadlocks.
     */
    lock: (customerId: number) =>
      db.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute(),

    async list(customerId: number): Promise<FrequentAddress[]> {
      const rows = await addressesOf(customerId).orderBy('a.my_address', 'desc').orderBy('a.id').execute();
      return rows.map(toAddress);
    },

    async find(customerId: number, id: number): Promise<FrequentAddress | undefined> {
      const row = await addressesOf(customerId).where('a.id', '=', id).executeTakeFirst();
      return row && toAddress(row);
    },

    /** @returns the id of the new address; undefined for an unknown county */
    async add(customerId: number, { name, countyId, position }: FrequentAddressInput) {
      const added = await db
        .insertInto('frequent_address')
        .columns(['customer_id', 'county_id', 'name', 'latitude', 'longitude'])
        .expression(({ selectFrom, val }) =>
          selectFrom('county')
            .select([
              val(customerId).as('customer_id'),
              'id',
              val(name.trim()).as('name'),
              sql<number | null>`${position?.latitude ?? null}::float8`.as('latitude'),
              sql<number | null>`${position?.longitude ?? null}::float8`.as('longitude'),
            ])
            .where('id', '=', countyId),
        )
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** @returns whether the customer has the address and the county is known */
    change: (customerId: number, id: number, { name, countyId, position }: FrequentAddressInput) =>
      affectsRow(
        db
          .updateTable('frequent_address')
          .from('county')
          .set({
            name: name.trim(),
            county_id: countyId,
            latitude: position?.latitude ?? null,
            longitude: position?.longitude ?? null,
          })
          .where('customer_id', '=', customerId)
          .where('frequent_address.id', '=', id)
          .where('county.id', '=', countyId),
      ),

    /** @returns whether the customer had it */
    remove: (customerId: number, id: number) =>
      affectsRow(db.deleteFrom('frequent_address').where('customer_id', '=', customerId).where('id', '=', id)),

    /** Removes the mark "my address". */
    unmark: (customerId: number, id: number) =>
      db
        .updateTable('frequent_address')
        .set({ my_address: false })
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .execute(),

    /**
     * Marks one address as "my address"; requires the customer's lock. Clears the old mark first, because a unique
     * index allows only one.
     */
    async markMine(customerId: number, id: number) {
      const addresses = db.updateTable('frequent_address').where('customer_id', '=', customerId);
      await addresses.set({ my_address: false }).where('my_address', '=', true).where('id', '<>', id).execute();
      await addresses.set({ my_address: true }).where('id', '=', id).execute();
    },
  };
}
