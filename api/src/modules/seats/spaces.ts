import type { OrderId, SpaceCounts } from '@idavuelta/shared/contracts';
import { type SpaceKind, spaceKinds } from '@idavuelta/shared/contracts/rules';
import type { TicketSpace } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { invalidFields } from '../../errors.ts';
import { createSpacesRepository } from './spaces.repository.ts';

/** Wheelchair places, child seats and large luggage: what a departure has beside its seats. */

type Wanted = Pick<TicketSpace, 'kind' | 'quantity'>[];

/** Counts the spaces of several tickets by kind; undefined when there are none. */
export function toSpaceCounts(spaces: Wanted): SpaceCounts | undefined {
  const counts: SpaceCounts = {};
  for (const { kind, quantity } of spaces) counts[kind] = (counts[kind] ?? 0) + quantity;
  return spaces.length > 0 ? counts : undefined;
}

/** Returns the price of each kind that the event offers, by category. */
export const offeredSpaces = (tx: Queryable, eventId: number) => createSpacesRepository(tx).offered(eventId);

/** Returns the kinds of which the departure has too few left, and blocks others who want them until `tx` ends. */
async function shortSpaces(tx: Queryable, departureId: number, wanted: Wanted): Promise<SpaceKind[]> {
  const counts = toSpaceCounts(wanted);
  if (!counts) return [];
  const kinds = spaceKinds.filter((kind) => counts[kind]);
  const left = await createSpacesRepository(tx).lockLeft(departureId, kinds);
  return kinds.filter((kind) => (counts[kind] ?? 0) > (left.get(kind) ?? 0));
}

/**
 * Makes sure that the departure has what the tickets want, which their order holds together with its seats: call it just
 * before those are held, in the same transaction.
 * @throws VALIDATION_FAILED (`tickets[n].spaces.kind` `left`)
 */
export async function assertSpacesLeft(tx: Queryable, departureId: number, tickets: Wanted[]) {
  const short = await shortSpaces(tx, departureId, tickets.flat());
  if (short.length === 0) return;
  const fields = tickets.flatMap((spaces, index) =>
    spaces
      .filter(({ kind }) => short.includes(kind))
      .map(({ kind }) => ({ field: `tickets[${index}].spaces.${kind}`, reason: 'left' })),
  );
  throw invalidFields(...fields);
}

/** Tells whether the departure still has what an ended order wanted; blocks others who want it until `tx` ends. */
export async function areSpacesLeftFor(tx: Queryable, orderId: OrderId): Promise<boolean> {
  const tickets = await createSpacesRepository(tx).ofOrder(orderId);
  const [first] = tickets;
  if (!first) return true;
  const wanted = tickets.flatMap(({ spaces }) => spaces);
  return (await shortSpaces(tx, first.departureId, wanted)).length === 0;
}
