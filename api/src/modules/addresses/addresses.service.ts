import type { FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createAddressesRepository } from './addresses.repository.ts';

/** The customer's frequent addresses; at most one of them is "my address". */
export function createAddressesService({ db }: { db: Database }) {
  const own = async (tx: Queryable, customerId: number, id: number): Promise<FrequentAddress> => {
    const address = await createAddressesRepository(tx).find(customerId, id);
    if (!address) throw new AppError('NOT_FOUND');
    return address;
  };

  return {
    list: (customerId: number) => createAddressesRepository(db).list(customerId),

    add: (customerId: number, input: FrequentAddressInput) =>
      db.transaction().execute(async (tx) => {
        const addresses = createAddressesRepository(tx);
        const id = await addresses.add(customerId, input);
        if (id === undefined) throw invalidFields({ field: 'countyId', reason: 'unknown' });
        if (input.myAddress === 1) await addresses.markMine(customerId, id);
        return own(tx, customerId, id);
      }),

    markMine: (customerId: number, id: number) =>
      db.transaction().execute(async (tx) => {
        // Throws for the address of another customer, before anything is changed.
        await own(tx, customerId, id);
        await createAddressesRepository(tx).markMine(customerId, id);
        return own(tx, customerId, id);
      }),
  };
}
