import type { OrderId } from '@idavuelta/shared/contracts';
import { folded } from '@idavuelta/shared/contracts/text';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { OfferedDate } from '../../seats/offer.service.ts';
import type { PricedTicket } from '../placing/order-tickets.ts';
import { createLimitHash } from './limit-hash.ts';
import {
  type CountedWhenPlaced,
  createTicketLimitsRepository,
  type LimitedTicket,
} from './ticket-limits.repository.ts';

type LimitedBy = 'account' | CountedWhenPlaced;

interface LimitedBuyer {
  customerId: number;
  /** Identifies the buyer's network; absent when staff sells by telephone. */
  visitor?: string | undefined;
}

/** Tickets of one order under one hash. */
interface Use {
  by: CountedWhenPlaced;
  hash: string;
  most: number;
  numbers: number[];
}

const reached = (field: LimitedBy) => new AppError('TICKET_LIMIT_REACHED', { errors: [{ field, reason: 'max' }] });

/** Reduces the ways in which one address is written to one: case, accents, punctuation and spaces do not count. */
export const comparableAddress = (address: string) =>
  folded(address)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const doorsOf = ({ ticket, variant }: PricedTicket) =>
  // at a meeting point strangers share the address
  variant.meetingPoint === null
    ? ticket.addresses.map(({ address, commune_id }) => `${commune_id} ${comparableAddress(address)}`)
    : [];

export type TicketLimits = ReturnType<typeof createTicketLimits>;

/** Limits how many tickets of an event one customer, pick-up address and network may have. */
export function createTicketLimits(dependencies: { jwtSecret: string }) {
  const hashOf = createLimitHash(dependencies);

  function usesOf(
    { eventId, maxPerAddress, maxPerNetwork }: OfferedDate,
    buyer: LimitedBuyer,
    tickets: PricedTicket[],
  ) {
    const uses = new Map<string, Use>();
    const add = (by: CountedWhenPlaced, value: string, most: number, number: number) => {
      const hash = hashOf(eventId, by, value);
      const use = uses.get(hash) ?? { by, hash, most, numbers: [] };
      use.numbers.push(number);
      uses.set(hash, use);
    };
    tickets.forEach((ticket, index) => {
      if (maxPerAddress !== null)
        for (const door of new Set(doorsOf(ticket))) add('address', door, maxPerAddress, index + 1);
      if (maxPerNetwork !== null && buyer.visitor) add('network', buyer.visitor, maxPerNetwork, index + 1);
    });
    return [...uses.values()];
  }

  return {
    /**
     * Checks the limits of the event. The result holds until the transaction ends: other orders under the same limits
     * wait.
     * @returns the tickets to count once they are stored
     * @throws TICKET_LIMIT_REACHED naming the first limit that the order would exceed
     */
    async assertMayAdd(tx: Queryable, date: OfferedDate, buyer: LimitedBuyer, tickets: PricedTicket[]) {
      const { eventId, maxPerAccount } = date;
      const limits = createTicketLimitsRepository(tx);
      if (maxPerAccount !== null) {
        const had = await limits.ofCustomer(eventId, buyer.customerId);
        if (had + tickets.length > maxPerAccount) throw reached('account');
      }
      const uses = usesOf(date, buyer, tickets);
      if (uses.length === 0) return [];
      const hashes = uses.map(({ hash }) => hash);
      await limits.lock(hashes);
      // A separate statement, so that it sees the orders that it waited for.
      const counts = await limits.counts(eventId, hashes);
      const over = uses.find(({ hash, most, numbers }) => (counts.get(hash) ?? 0) + numbers.length > most);
      if (over) throw reached(over.by);
      return uses.flatMap(({ by, hash, numbers }) =>
        numbers.map((number): LimitedTicket => ({ number, kind: by, hash })),
      );
    },

    /** Stores which tickets count under which hashes. */
    async count(tx: Queryable, { id, eventId }: { id: OrderId; eventId: number }, limited: LimitedTicket[]) {
      if (limited.length > 0) await createTicketLimitsRepository(tx).add(eventId, id, limited);
    },
  };
}

/**
 * Tells whether an ended order, whose payment came late, still fits the limits beside what was ordered meanwhile.
 * Blocks other orders under the same limits until the transaction ends.
 */
export async function fitsLimitsAgain(tx: Queryable, orderId: OrderId): Promise<boolean> {
  const limits = createTicketLimitsRepository(tx);
  const { eventId, customerId, tickets, maxPerAccount, maxPerAddress, maxPerNetwork } = await limits.ended(orderId);
  if (maxPerAccount !== null && (await limits.ofCustomer(eventId, customerId)) + tickets > maxPerAccount) return false;
  const own = await limits.ofOrder(orderId);
  const hashes = own.map(({ hash }) => hash);
  if (hashes.length === 0) return true;
  await limits.lock(hashes);
  const counts = await limits.counts(eventId, hashes);
  const most = { address: maxPerAddress, network: maxPerNetwork };
  return own.every(
    ({ kind, hash, count }) => (counts.get(hash) ?? 0) + count <= (most[kind] ?? Number.POSITIVE_INFINITY),
  );
}
