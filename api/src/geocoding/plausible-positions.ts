import type { OrderAddress, Position } from '@idavuelta/shared/contracts';
import type { Queryable } from '../database/database.ts';
import { invalidFields } from '../errors.ts';
import { createCountyPositionsRepository } from './county-positions.repository.ts';
import { kilometresBetween } from './distance.ts';

/** Maximum distance in kilometres from a county's centre, as in the widest counties. */
const farthest = 30;

interface PlacedAddress {
  /** Name of the position's field, as known to the caller. */
  field: string;
  countyId: number;
  position?: Position;
}

/**
 * @throws VALIDATION_FAILED with every position too far from its county. A county without a known position accepts any.
 */
export async function assertInCounties(tx: Queryable, addresses: PlacedAddress[]) {
  const placed = addresses.filter(({ position }) => position);
  if (placed.length === 0) return;
  const middles = await createCountyPositionsRepository(tx).of(placed.map(({ countyId }) => countyId));
  const errors = placed.flatMap(({ field, countyId, position }) => {
    const middle = middles.get(countyId);
    return middle && position && kilometresBetween(middle, position) > farthest ? [{ field, reason: 'range' }] : [];
  });
  if (errors.length > 0) throw invalidFields(...errors);
}

/** Checks a traveller's new address in the same way, if there is one. */
export const assertAddressInCounty = (tx: Queryable, address: OrderAddress | undefined) =>
  assertInCounties(
    tx,
    address ? [{ field: 'address.position', countyId: address.commune_id, position: address.position }] : [],
  );
