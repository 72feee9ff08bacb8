import type { Leg, OrderDetail, TicketCheck, TicketQr } from '@idavuelta/shared/contracts';
import { parseTicketCode } from '@idavuelta/shared/contracts/tickets';
import { query } from '../database/database.ts';
import { anOrder, type Ids, type TestApp } from './test-app.ts';

/** Orders that are paid, and drivers who check their tickets. */
export function createTicketChecks(testApp: TestApp) {
  const check = (orderId: string, rides: { ticket?: number | string; leg?: Leg | string } = {}, body?: object) =>
    testApp.call<TicketCheck>(
      'POST',
      `/order/${orderId}/check-complete?${new URLSearchParams(rides as Record<string, string>)}`,
      { body },
    );

  /** A paid order of a new customer. @param event by default a new one, in 30 days */
  async function paidOrder(tickets = 1, event?: Ids) {
    const { token: buyer } = await testApp.newCustomer();
    const booked = event ?? (await testApp.addEvent());
    const { data } = await testApp.place(buyer, anOrder(booked, { tickets, discountCode: 'GRATIS100' }));
    return { orderId: data.orderId, event: booked, buyer };
  }

  async function departureOf(orderId: string) {
    const sql = 'SELECT departure_id AS id FROM orders WHERE id = $1';
    const [row] = await query<{ id: number }>(testApp.db, sql, [orderId]);
    if (!row) throw new Error(`No order ${orderId}`);
    return row.id;
  }

  return {
    check,
    paidOrder,
    departureOf,

    /** What the codes of a customer's paid order say, one for each ticket. */
    async codesOf(orderId: string, buyer: string): Promise<TicketQr[]> {
      const { data } = await testApp.call<OrderDetail>('GET', `/shop-api/order-detail/${orderId}`, { token: buyer });
      return data.tickets.map(({ qr = '' }) => parseTicketCode(qr) ?? { orderId });
    },

    /** Checks what a code says. */
    scan: ({ orderId, ticket, ...signed }: TicketQr, body: object = {}) =>
      check(orderId, ticket ? { ticket } : {}, { ...signed, ...body }),

    async outcomesOf(orderId: string) {
      const rows = await query<{ outcome: string }>(
        testApp.db,
        'SELECT outcome FROM ticket_scan WHERE order_id = $1 ORDER BY received_at, scanned_at',
        [orderId],
      );
      return rows.map(({ outcome }) => outcome);
    },

    /** Moves the event of an order, so that it began so many minutes ago. */
    beganAgo: (orderId: string, minutes: number) =>
      query(
        testApp.db,
        `UPDATE departure SET starts_at = now() - make_interval(mins => $2)
         WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
        [orderId, minutes],
      ),
  };
}

/** Why a ticket was refused. */
export const reasonOf = ({ body }: { body: object }) => (body as { errors?: { reason: string }[] }).errors?.[0]?.reason;
