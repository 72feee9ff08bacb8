import { setImmediate } from 'node:timers/promises';
import {
  deviceKeyLength,
  readTypedCode,
  type SignedTicket,
  sealCode,
  shortCodeLength,
} from '@idavuelta/shared/contracts/tickets';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { CheckTicketDependencies } from '../check-ticket.ts';
import { sealAll } from '../lists/seal-tickets.ts';
import { createTicketListsRepository } from '../lists/ticket-lists.repository.ts';
import type { TicketCodes } from '../ticket-codes.ts';
import { type CodedTicket, findCodedTickets } from './coded-tickets.repository.ts';
import { createDeviceKeysRepository } from './device-keys.repository.ts';

export type ShortCodesService = ReturnType<typeof createShortCodesService>;

/**
 * Resolves codes typed when a QR code cannot be scanned. A short code alone admits no one: a device with a key of the
 * departure receives the content of the QR code and checks that.
 */
export function createShortCodesService({ db, codes, hours, holds }: CheckTicketDependencies & { db: Database }) {
  const lists = createTicketListsRepository(db, { holds });

  /** @returns the stored key @throws NOT_FOUND, DEVICE_KEY_NEEDED */
  async function authorised(departureId: number, typed: string) {
    if (!(await lists.departure(departureId, hours))) throw new AppError('NOT_FOUND');
    const key = readTypedCode(typed, deviceKeyLength);
    if (!key || !(await createDeviceKeysRepository(db).has(departureId, key))) throw new AppError('DEVICE_KEY_NEEDED');
    return key;
  }

  return {
    /**
     * Returns the content of the QR code printed with this short code, also of an earlier issue, which the check
     * rejects.
     * @throws NOT_FOUND, also when two tickets of the departure share the code; DEVICE_KEY_NEEDED
     */
    async find(
      departureId: number,
      { key, code: typed }: { key: string; code: string },
    ): Promise<ReturnType<typeof qrOf>> {
      await authorised(departureId, key);
      const code = readTypedCode(typed, shortCodeLength);
      const found = code ? await bearersOf(codes, code, await findCodedTickets(db, departureId)) : [];
      const here = found.filter(({ isHere }) => isHere);
      const [bearer, another] = here.length > 0 ? here : found;
      if (!bearer || another) throw new AppError('NOT_FOUND');
      return qrOf(codes, bearer);
    },

    /**
     * Returns the QR contents of all valid tickets, each readable with its short code and the key.
     * @throws NOT_FOUND, DEVICE_KEY_NEEDED
     */
    async list(departureId: number, typedKey: string) {
      const key = await authorised(departureId, typedKey);
      const tickets = await lists.tickets(departureId);
      const entries = await sealAll(tickets, ({ listed, ...ticket }) =>
        codes.shortCodesOf(ticket).map((code) => sealCode(key, code, qrOf(codes, ticket))),
      );
      return { entries };
    },
  };
}

/** Number of tickets examined before yielding to other requests. */
const batchSize = 500;

/** Returns the tickets that have or had this code in any issue. */
async function bearersOf(codes: TicketCodes, code: string, tickets: CodedTicket[]) {
  const issuesOf = (ticket: CodedTicket) =>
    Array.from({ length: ticket.issue }, (_, index) => ({ ...ticket, issue: index + 1 }));
  const found: CodedTicket[] = [];
  for (let first = 0; first < tickets.length; first += batchSize) {
    const issued = tickets.slice(first, first + batchSize).flatMap(issuesOf);
    found.push(...issued.filter((ticket) => codes.shortCodesOf(ticket).includes(code)));
    await setImmediate();
  }
  return found;
}

function qrOf(codes: TicketCodes, { orderId, ticket, issue }: SignedTicket) {
  const [signature = ''] = codes.signaturesOf({ orderId, ticket, issue });
  return { orderId, ticket, ...(issue > 1 && { issue }), signature };
}
