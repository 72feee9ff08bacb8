import type { FieldError, Money, OrderTicket } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { TicketSpace } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import type { OfferedVariant } from '../../seats/offer.service.ts';
import { offeredSpaces } from '../../seats/spaces.ts';

/** Returns what the spaces of a ticket cost together, in the smallest unit. */
export const amountOf = (spaces: TicketSpace[]) => spaces.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

export const withSpaces = (price: Money, spaces: TicketSpace[]): Money => ({
  ...price,
  minor: price.minor + amountOf(spaces),
});

/**
 * Returns the spaces of each ticket at today's price.
 * @throws VALIDATION_FAILED (`tickets[n].spaces.kind`) for a kind that the event does not offer, and for more than the
 *   ticket has passengers
 */
export async function priceSpaces(
  tx: Queryable,
  { eventId }: { eventId: number },
  tickets: { ticket: OrderTicket; variant: OfferedVariant }[],
  { isFree }: { isFree: boolean },
): Promise<TicketSpace[][]> {
  const wanted = tickets.map(({ ticket }) => listSpaces(ticket.spaces));
  if (wanted.every(({ length }) => length === 0)) return wanted.map(() => []);
  const offered = await offeredSpaces(tx, eventId);
  const errors: FieldError[] = [];
  const priced = tickets.map(({ variant }, index) =>
    (wanted[index] ?? []).map(({ kind, quantity }) => {
      const offer = offered.find((each) => each.kind === kind && each.categoryId === variant.categoryId);
      const field = `tickets[${index}].spaces.${kind}`;
      if (!offer) errors.push({ field, reason: 'unknown' });
      else if (quantity > variant.capacity) errors.push({ field, reason: 'max' });
      return { kind, quantity, amountMinor: isFree ? 0 : quantity * (offer?.amountMinor ?? 0) };
    }),
  );
  if (errors.length > 0) throw invalidFields(...errors);
  return priced;
}
