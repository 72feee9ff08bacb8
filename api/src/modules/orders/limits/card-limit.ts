import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { createCardLimitRepository } from './card-limit.repository.ts';
import { createLimitHash } from './limit-hash.ts';
import { createTicketLimitsRepository } from './ticket-limits.repository.ts';

export type CardLimit = ReturnType<typeof createCardLimit>;

/**
 * Detects that one card has paid for more tickets of an event than the event allows, from any number of accounts. A
 * provider reveals the card only after the payment, and only digits that other cards may share. So no order is refused:
 * staff decides.
 */
export function createCardLimit(dependencies: { jwtSecret: string }) {
  const hashOf = createLimitHash(dependencies);

  return {
    /**
     * Counts the tickets of an order that was just paid. Other payments with the same card wait until the transaction
     * ends.
     * @returns whether the card is above the limit, and the numbers of the other orders that it paid
     */
    async countPaid(tx: Queryable, orderId: OrderId, card: string) {
      const { eventId, maxPerCard, numbers } = await createCardLimitRepository(tx).ofOrder(orderId);
      if (maxPerCard === null) return { isAbove: false, otherOrders: [] };
      const hash = hashOf(eventId, 'card', card);
      const limits = createTicketLimitsRepository(tx);
      await limits.lock([hash]);
      await limits.add(
        eventId,
        orderId,
        numbers.map((number) => ({ number, kind: 'card' as const, hash })),
      );
      const orders = await createCardLimitRepository(tx).ordersUnder(eventId, hash);
      const tickets = orders.reduce((sum, order) => sum + order.tickets, 0);
      return {
        isAbove: tickets > maxPerCard,
        otherOrders: orders.filter(({ id }) => id !== orderId).map(({ number }) => number),
      };
    },
  };
}
