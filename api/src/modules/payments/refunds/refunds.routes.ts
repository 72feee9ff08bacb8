import { orderParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { stockChanged } from '../../orders/stock-changed.ts';
import type { StaffRefunds } from './staff-refunds.ts';

interface RefundsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  states: Pick<OrderStates, 'find'>;
  refunds: StaffRefunds;
}

export function refundsRoutes(app: App, { staffRoute, cache, states, refunds }: RefundsRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/orders/:id/refund', {
    operation: 'refundOrderTickets',
    permission: 'orders.refund',
    summary: 'Cancel tickets of a paid order and refund them',
    response: schemas.refundedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_UNDER_REVIEW'],
    params: orderParams,
    body: schemas.ticketsRefundSchema,
    handler: async ({ actor, params, body: { tickets, reason } }) => {
      const id = orderId(params.id);
      const { amount } = await refunds.refund(id, tickets, actor, reason);
      await stockChanged({ cache, states }, id);
      return { amount };
    },
  });

  staffRoute(app, 'POST /staff-api/orders/:id/refund-amount', {
    operation: 'refundOrderAmount',
    permission: 'orders.refund',
    summary: 'Refund an amount; the tickets remain valid',
    response: schemas.refundedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_UNDER_REVIEW', 'CHANGED_MEANWHILE'],
    params: orderParams,
    body: schemas.amountRefundSchema,
    handler: async ({ actor, params, body }) => ({
      amount: await refunds.refundAmount(orderId(params.id), body, actor),
    }),
  });
}
