import type { WebhookData } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { createFactsRepository, type DescribedDeparture, type DescribedOrder } from './facts.repository.ts';
import type { Fact } from './facts.ts';

const eventOf = ({ eventId, slug }: DescribedDeparture) => ({ id: eventId, slug });

const departureOf = ({ departureId, startsAt, timeZone }: DescribedDeparture) => ({
  id: departureId,
  startsAt: isoMoment(startsAt),
  timeZone,
});

const orderOf = (order: DescribedOrder): WebhookData['order.paid']['order'] => ({
  id: order.id,
  number: order.number,
  state: order.state,
  total: { minor: order.minor, currency: order.currency },
  tickets: order.tickets,
  event: eventOf(order),
  departure: departureOf(order),
  placedAt: isoMoment(order.placedAt),
  ...(order.paidAt && { paidAt: isoMoment(order.paidAt) }),
});

type DataOf<T extends Fact['type']> = WebhookData[T] | undefined;

/**
 * Reads what a webhook says of a fact: ids, states, amounts and times, and nothing of a person.
 * @returns undefined when the thing concerned does not exist
 */
export async function readFact(tx: Queryable, fact: Fact): Promise<DataOf<Fact['type']>> {
  const facts = createFactsRepository(tx);
  switch (fact.type) {
    case 'order.paid':
    case 'order.changed': {
      const order = await facts.order(fact.orderId);
      if (!order) return undefined;
      if (fact.type === 'order.paid') return { order: orderOf(order) } satisfies DataOf<'order.paid'>;
      const { change, tickets } = fact;
      return { order: orderOf(order), change, ...(tickets && { tickets }) } satisfies DataOf<'order.changed'>;
    }
    case 'order.refunded': {
      const [order, refund] = [await facts.order(fact.orderId), await facts.refund(fact.refundId)];
      if (!order || !refund) return undefined;
      const { id, minor, currency, byHand } = refund;
      return {
        order: orderOf(order),
        refund: { id, amount: { minor, currency }, byHand },
      } satisfies DataOf<'order.refunded'>;
    }
    case 'ticket.checked': {
      const [order, checkedAt] = [await facts.order(fact.orderId), await facts.checkedAt(fact)];
      if (!order || !checkedAt) return undefined;
      const { ticket, leg } = fact;
      return {
        order: { id: order.id, number: order.number },
        ticket,
        leg,
        event: eventOf(order),
        departure: departureOf(order),
        checkedAt: isoMoment(checkedAt),
      } satisfies DataOf<'ticket.checked'>;
    }
    case 'departure.moved': {
      const departure = await facts.departure(fact.departureId);
      if (!departure) return undefined;
      const from = isoMoment(fact.from);
      return { event: eventOf(departure), departure: departureOf(departure), from } satisfies DataOf<'departure.moved'>;
    }
    case 'trip.published': {
      const departure = await facts.departure(fact.departureId);
      if (!departure) return undefined;
      const trips = await facts.trips(fact.departureId, fact.direction);
      return {
        event: eventOf(departure),
        departure: departureOf(departure),
        direction: fact.direction,
        trips: trips.map(({ startsAt, endsAt, ...trip }) => ({
          ...trip,
          startsAt: isoMoment(startsAt),
          endsAt: isoMoment(endsAt),
        })),
      } satisfies DataOf<'trip.published'>;
    }
    case 'document.issued': {
      const found = await facts.document(fact.documentId);
      if (!found) return undefined;
      const { orderId, orderNumber, number, minor, currency, issuedAt, ...document } = found;
      return {
        document: {
          ...document,
          ...(number !== null && { number }),
          total: { minor, currency },
          issuedAt: isoMoment(issuedAt),
        },
        order: { id: orderId, number: orderNumber },
      } satisfies DataOf<'document.issued'>;
    }
  }
}
