import { orderParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import { ok } from '../../../http/schemas.ts';
import type { OrdersForStaff } from '../staff/orders-for-staff.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { asStaffOrder } from './as-staff-order.ts';

interface OrderForStaffRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  ordersForStaff: OrdersForStaff;
  timeline: Timeline;
}

/** One order of any customer, and what happened to it. */
export function orderForStaffRoutes(
  app: App,
  { ordersForStaff, timeline, staffOperation }: OrderForStaffRoutesDependencies,
) {
  const one = staffOperation('getOrderForStaff', {
    summary: 'Everything that staff needs to know of an order',
    response: schemas.staffOrderResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/orders/:id',
    { onRequest: one.onRequest, schema: { ...one.read, params: orderParams } },
    async ({ params }) => ok(asStaffOrder(await ordersForStaff.show(orderId(params.id)))),
  );

  const happened = staffOperation('getOrderTimeline', {
    summary: 'Everything that happened to an order',
    response: schemas.timelineResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/orders/:id/timeline',
    { onRequest: happened.onRequest, schema: { ...happened.read, params: orderParams } },
    async ({ params }) => {
      const entries = await timeline.of(orderId(params.id));
      return ok(
        entries.map(({ at, detail, answer, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          detail: { ...detail },
          ...(answer && { answer: { ...answer } }),
        })),
      );
    },
  );
}
