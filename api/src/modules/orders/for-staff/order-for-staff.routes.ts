import { orderParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { createOrderRides } from './order-rides.ts';
import type { OrdersForStaff } from './orders-for-staff.ts';
import { toStaffOrder } from './to-staff-order.ts';

interface OrderForStaffRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  ordersForStaff: OrdersForStaff;
  orderRides: ReturnType<typeof createOrderRides>;
  timeline: Timeline;
}

export function orderForStaffRoutes(
  app: App,
  { ordersForStaff, orderRides, timeline, staffRoute }: OrderForStaffRoutesDependencies,
) {
  staffRoute(app, 'GET /staff-api/orders/:id', {
    operation: 'getOrderForStaff',
    permission: 'orders.read',
    summary: 'Get an order',
    response: schemas.staffOrderResponse,
    codes: ['NOT_FOUND'],
    params: orderParams,
    handler: async ({ params }) => {
      const order = await ordersForStaff.show(orderId(params.id));
      return { ...toStaffOrder(order), rides: await orderRides(order) };
    },
  });

  staffRoute(app, 'GET /staff-api/orders/:id/timeline', {
    operation: 'getOrderTimeline',
    permission: 'orders.read',
    summary: 'Get the timeline of an order',
    response: schemas.timelineResponse,
    codes: ['NOT_FOUND'],
    params: orderParams,
    handler: async ({ params }) => {
      const entries = await timeline.of(orderId(params.id));
      return entries.map(({ at, detail, answer, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        detail: { ...detail },
        ...(answer && { answer: { ...answer } }),
      }));
    },
  });
}
