import type { Leg, OrderId, TicketCheck } from '@idavuelta/shared/contracts';
import { type AdmissionProblem, outsideOf, type TicketRejection } from '@idavuelta/shared/contracts/tickets';
import type { AdmissionHours } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { invalidFields } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { announce } from '../webhooks/outbox/announce.ts';
import type { OrderOfTicket } from './checked-ticket.ts';
import type { TicketCodes } from './ticket-codes.ts';
import { rejectionOf } from './ticket-rejection.ts';
import { createTicketsRepository } from './tickets.repository.ts';

/** What a device read from a code, and its settings. */
export interface ScannedTicket {
  scanId: string;
  /** Absent when the code contains no valid order id. */
  orderId: OrderId | undefined;
  /** Number of the ticket, required for an order with several. */
  ticket?: number;
  /** Defaults to the leg that begins next. */
  leg?: Leg;
  issue?: number;
  signature?: string;
  /** Departure that the device checks; without it a ticket of any departure is accepted. */
  departureId?: number;
  device?: { id: string; name: string };
  /** Present for a check that the device made offline. */
  alone?: { scannedAt: Date | undefined; wasLetIn: boolean };
}

export type Verdict =
  /** `double`: it was let in although another check was first. */
  | { outcome: 'first' | 'again' | 'double' | AdmissionProblem; check: TicketCheck }
  /** `unknown`: no such ticket, or the device did not find it in its list and refused it. */
  | { outcome: TicketRejection | 'unknown'; check?: undefined };

export interface CheckTicketDependencies {
  jobs: Jobs;
  codes: TicketCodes;
  hours: AdmissionHours;
  /** Whether tickets of disputed charges are on hold. */
  holds: boolean;
}

/**
 * Creates the function that decides and records a check in `tx`. It locks the order first, so that a concurrent refund,
 * transfer or reissue happens entirely before or after the check.
 */
export const createCheckTicket =
  ({ jobs, codes, hours, holds }: CheckTicketDependencies) =>
  /** @throws VALIDATION_FAILED (`ticket`) */
  async (tx: Queryable, scanned: ScannedTicket): Promise<Verdict> => {
    const tickets = createTicketsRepository(tx);
    const { orderId, issue = 1, signature, scanId: id, device, alone } = scanned;
    const scannedAt = alone?.scannedAt;
    if (orderId !== undefined) await tickets.lock(orderId);
    const checked = { hours, holds, checkedDeparture: scanned.departureId, scannedAt };
    const order = orderId === undefined ? undefined : await tickets.order(orderId, checked);
    const number = order ? numberOf(order, scanned.ticket) : (scanned.ticket ?? 1);
    const ticket = order?.tickets.find((one) => one.number === number);
    const isSigned = signature !== undefined;
    const isForged =
      isSigned && !(orderId !== undefined && codes.isSigned({ orderId, ticket: number, issue }, signature));

    if (!order || !orderId || !ticket) {
      const outcome = isForged ? 'forged' : 'unknown';
      // The content of a code is not stored, because anyone can make one up.
      await tickets.record({ id, orderId: order && orderId, outcome, device, scannedAt });
      return { outcome };
    }
    const onLeg = { orderId, ticket: number, leg: scanned.leg ?? order.currentLeg };
    const record = (outcome: string) => tickets.record({ id, ...onLeg, outcome, device, scannedAt });
    const rejection = isForged
      ? 'forged'
      : rejectionOf(order, ticket, { issue: isSigned ? issue : 1, departureId: scanned.departureId });
    if (rejection) {
      await record(rejection);
      return { outcome: rejection };
    }
    // A ticket that the device refused is not used up.
    const isTurnedAway = alone !== undefined && !alone.wasLetIn;
    const notAdmitted = isSigned ? outsideOf(order.admission, Date.parse(order.at)) : 'unsigned';
    const isNew =
      !isTurnedAway &&
      !notAdmitted &&
      (await tickets.markChecked(onLeg, { issue: ticket.issue, scanId: id, scannedAt }));
    const found = await tickets.find(onLeg);
    if (notAdmitted && found && !(isSigned && found.check.checkedAt)) {
      await record(notAdmitted);
      const check = checkOf(found.check, { isFirst: true, isSigned });
      return { outcome: notAdmitted, check: { ...check, notAdmitted, admission: order.admission } };
    }
    if (!found?.check.checkedAt) {
      // The device did not recognise a valid ticket.
      await record('unknown');
      return { outcome: 'unknown' };
    }
    const isFirst = found.firstScan === id;
    const outcome = isFirst ? 'first' : alone?.wasLetIn ? 'double' : 'again';
    await record(outcome);
    if (isNew) await announce(tx, jobs, { type: 'ticket.checked', ...onLeg });
    return { outcome, check: checkOf(found.check, { isFirst, isSigned }) };
  };

/**
 * Returns the number of the scanned ticket, optional for an order with one ticket.
 * @throws VALIDATION_FAILED (`ticket`)
 */
function numberOf({ tickets }: OrderOfTicket, number: number | undefined) {
  if (number !== undefined) return number;
  if (tickets.length > 1) throw invalidFields({ field: 'ticket', reason: 'required' });
  return tickets[0]?.number ?? 1;
}

/** Hides personal data for an unsigned code, which anyone can make up. */
function checkOf(
  { checkedAt, checkedBy, ...check }: Omit<TicketCheck, 'isSigned'>,
  { isFirst, isSigned }: { isFirst: boolean; isSigned: boolean },
): TicketCheck {
  return {
    ...check,
    ...(!isSigned && { customer: { name: '', email: '' }, passengers: [] }),
    ...(!isFirst && { checkedAt, checkedBy }),
    isSigned,
  };
}
