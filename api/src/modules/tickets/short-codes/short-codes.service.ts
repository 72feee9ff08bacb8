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
import type { JudgeDependencies } from '../judge-ticket.ts';
import { sealAll } from '../lists/seal-tickets.ts';
import { createTicketListsRepository } from '../lists/ticket-lists.repository.ts';
import type { TicketCodes } from '../ticket-codes.ts';
import { type CodedTicket, findCodedTickets } from './coded-tickets.repository.ts';
import { createDeviceKeysRepository } from './device-keys.repository.ts';

export type ShortCodesService = ReturnType<typeof createShortCodesService>;

/**
 * What is typed where a QR code cannot be scanned. A short code admits nobody by itself: a device with a key of the
 * departure is told what the ticket's QR code says, and checks that.
 */
export function createShortCodesService({ db, codes, hours, holds }: JudgeDependencies & { db: Database }) {
  const lists = createTicketListsRepository(db, { holds });

  /** @returns the key as it is stored @throws NOT_FOUND, DEVICE_KEY_NEEDED */
  async function authorised(departureId: number, typed: string) {
    if (!(await lists.departure(departureId, hours))) throw new AppError('NOT_FOUND');
    const key = readTypedCode(typed, deviceKeyLength);
    if (!key || !(await createDeviceKeysRepository(db).has(departureId, key))) throw new AppError('DEVICE_KEY_NEEDED');
    return key;
  }

  return {
    /**
     * What the QR code says beside which the code stands, also one of an earlier issue: the check refuses it.
     * @throws NOT_FOUND also when two tickets of the departure have the code; DEVICE_KEY_NEEDED
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

    /** What the QR codes of all tickets that let somebody ride say, each readable by its short code with the key. @throws as above */
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

/** Looked at at once. Other requests have their turn in between. */
const batchSize = 500;

/** The tickets whose code, of whatever issue, this is or was. */
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
