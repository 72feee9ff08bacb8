import type { FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { assertInCounties } from '../../geocoding/plausible-positions.ts';
import { createAddressesRepository } from './addresses.repository.ts';

export type AddressesService = ReturnType<typeof createAddressesService>;

/** A customer's frequent addresses, at most one of them marked as "my address". */
export function createAddressesService({ db }: { db: Database }) {
  const findOwn = async (tx: Queryable, customerId: number, id: number): Promise<FrequentAddress> => {
    const address = await createAddressesRepository(tx).find(customerId, id);
    if (!address) throw new AppError('NOT_FOUND');
    return address;
  };

  /** Serialises changes of one customer's addresses. */
  const changing = <T>(customerId: number, change: (tx: Queryable) => Promise<T>) =>
    db.transaction().execute(async (tx) => {
      await createAddressesRepository(tx).lock(customerId);
      return change(tx);
    });

  const assertInCounty = (tx: Queryable, { countyId, position }: FrequentAddressInput) =>
    assertInCounties(tx, [{ field: 'position', countyId, position }]);

  const unknownCounty = () => invalidFields({ field: 'countyId', reason: 'unknown' });

  return {
    list: (customerId: number) => createAddressesRepository(db).list(customerId),

    add: (customerId: number, input: FrequentAddressInput) =>
      changing(customerId, async (tx) => {
        await assertInCounty(tx, input);
        const addresses = createAddressesRepository(tx);
        const id = await addresses.add(customerId, input);
        if (id === undefined) throw unknownCounty();
        if (input.myAddress === 1) await addresses.markMine(customerId, id);
        return findOwn(tx, customerId, id);
      }),

    /** Changes name, county and mark. @throws NOT_FOUND, also for another customer's address */
    change: (customerId: number, id: number, input: FrequentAddressInput) =>
      changing(customerId, async (tx) => {
        await findOwn(tx, customerId, id);
        await assertInCounty(tx, input);
        const addresses = createAddressesRepository(tx);
        if (!(await addresses.change(customerId, id, input))) throw unknownCounty();
        if (input.myAddress === 1) await addresses.markMine(customerId, id);
        else await addresses.unmark(customerId, id);
        return findOwn(tx, customerId, id);
      }),

    /** Removes an address, including "my address". @throws NOT_FOUND, also for another customer's address */
    async remove(customerId: number, id: number) {
      if (!(await createAddressesRepository(db).remove(customerId, id))) throw new AppError('NOT_FOUND');
      return {};
    },

    /** @throws NOT_FOUND, also for another customer's address */
    markMine: (customerId: number, id: number) =>
      changing(customerId, async (tx) => {
        // Rejects another customer's address before anything is changed.
        await findOwn(tx, customerId, id);
        await createAddressesRepository(tx).markMine(customerId, id);
        return findOwn(tx, customerId, id);
      }),
  };
}
