import type { OrderId } from '@idavuelta/shared/contracts';
import { orderParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import { orderId } from '../../../../http/order-id.ts';
import { ok } from '../../../../http/schemas.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import type { StaffRefunds } from '../staff-refunds.ts';

interface RefundsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  states: Pick<OrderStates, 'find'>;
  refunds: StaffRefunds;
}

/** Money that staff pays back. */
export function refundsRoutes(app: App, { staffOperation, cache, states, refunds }: RefundsRoutesDependencies) {
  async function stockChanged(id: OrderId) {
    const order = await states.find(id);
    if (order) cache.eventChanged(order.eventId);
  }

  const ofTickets = staffOperation('refundOrderTickets', {
    summary: 'Cancel tickets of a paid order and pay them back',
    response: schemas.refundedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_UNDER_REVIEW'],
  });
  app.post(
    '/staff-api/orders/:id/refund',
    {
      onRequest: ofTickets.onRequest,
      schema: { ...ofTickets.write, params: orderParams, body: schemas.ticketsRefundSchema },
    },
    async ({ staff, params, body: { tickets, reason } }) => {
      const id = orderId(params.id);
      const { amount } = await refunds.refund(id, tickets, staff.actor, reason);
      await stockChanged(id);
      return ok({ amount });
    },
  );

  const ofAmount = staffOperation('refundOrderAmount', {
    summary: 'Pay an amount back; the tickets stay good',
    response: schemas.refundedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_UNDER_REVIEW', 'CHANGED_MEANWHILE'],
  });
  app.post(
    '/staff-api/orders/:id/refund-amount',
    {
      onRequest: ofAmount.onRequest,
      schema: { ...ofAmount.write, params: orderParams, body: schemas.amountRefundSchema },
    },
    async ({ staff, params, body }) =>
      ok({ amount: await refunds.refundAmount(orderId(params.id), body, staff.actor) }),
  );
}
