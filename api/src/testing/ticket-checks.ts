import assert from 'node:assert/strict';
import type { Leg, TicketCheck, TicketQr } from '@idavuelta/shared/contracts';
import { parseTicketCode } from '@idavuelta/shared/contracts/tickets';
import { anOrder, type Ids, type TestApp } from './test-app.ts';

/** Paid orders, and drivers who check their tickets. */
export function createTicketChecks(testApp: TestApp) {
  const check = (orderId: string, rides: { ticket?: number | string; leg?: Leg | string } = {}, body?: object) =>
    testApp.call<TicketCheck>(
      'POST',
      `/order/${orderId}/check-complete?${new URLSearchParams(rides as Record<string, string>)}`,
      { body },
    );

  /** Creates a paid order of a new customer. @param event defaults to a new one that departs in an hour */
  async function paidOrder(tickets = 1, event?: Ids) {
    const { token: buyer } = await testApp.newCustomer();
    const booked = event ?? (await testApp.addEvent());
    const { data, status, body } = await testApp.place(buyer, anOrder(booked, { tickets, discountCode: 'GRATIS100' }));
    assert.equal(status, 200, JSON.stringify(body));
    if (!event) await beganAgo(data.orderId, -60);
    const { orderId } = data;
    /** Checks a ticket with its own code. */
    const ride = async (ticket = 1, leg?: Leg) => {
      const code = (await codesOf(orderId, buyer))[ticket - 1];
      return check(orderId, { ticket, ...(leg && { leg }) }, { signature: code?.signature, issue: code?.issue });
    };
    return { orderId, event: booked, buyer, ride };
  }

  /** Returns the contents of a paid order's codes, one per ticket. */
  async function codesOf(orderId: string, buyer: string): Promise<TicketQr[]> {
    const { data } = await testApp.orderDetail(orderId, buyer);
    return data.tickets.map(({ qr = '' }) => parseTicketCode(qr) ?? { orderId });
  }

  /** Moves an order's departure so that the event began this many minutes ago. */
  const beganAgo = (orderId: string, minutes: number) =>
    testApp.query(
      `UPDATE departure SET starts_at = now() - make_interval(mins => $2)
       WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
      [orderId, minutes],
    );

  async function departureOf(orderId: string) {
    const sql = 'SELECT departure_id AS id FROM orders WHERE id = $1';
    const [row] = await testApp.query<{ id: number }>(sql, [orderId]);
    if (!row) throw new Error(`No order ${orderId}`);
    return row.id;
  }

  /** Checks a ticket on the day of its departure, which is then moved back. */
  async function rodeWith(orderId: string, buyer: string, ticket = 1) {
    const [code, departureId] = [(await codesOf(orderId, buyer))[ticket - 1], await departureOf(orderId)];
    const sql = 'SELECT starts_at AS "startsAt" FROM departure WHERE id = $1';
    const [before] = await testApp.query<{ startsAt: Date }>(sql, [departureId]);
    await beganAgo(orderId, -60);
    const response = await check(orderId, { ticket }, { signature: code?.signature, issue: code?.issue });
    await testApp.query('UPDATE departure SET starts_at = $2 WHERE id = $1', [departureId, before?.startsAt]);
    return response;
  }

  return {
    check,
    rodeWith,
    paidOrder,
    departureOf,
    codesOf,

    /** Checks the content of a code. */
    scan: ({ orderId, ticket, ...signed }: TicketQr, body: object = {}) =>
      check(orderId, ticket ? { ticket } : {}, { ...signed, ...body }),

    async outcomesOf(orderId: string) {
      const rows = await testApp.query<{ outcome: string }>(
        'SELECT outcome FROM ticket_scan WHERE order_id = $1 ORDER BY received_at, scanned_at',
        [orderId],
      );
      return rows.map(({ outcome }) => outcome);
    },

    beganAgo,
  };
}

/** Returns why a ticket was rejected. */
export const reasonOf = ({ body }: { body: object }) => (body as { errors?: { reason: string }[] }).errors?.[0]?.reason;
