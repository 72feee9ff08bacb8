import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { OrdersForStaff } from './orders-for-staff.ts';

interface FoundOrdersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  ordersForStaff: OrdersForStaff;
}

const toDate = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));

export function foundOrdersRoutes(app: App, { ordersForStaff, staffRoute }: FoundOrdersRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/orders', {
    operation: 'findOrders',
    permission: 'orders.read',
    summary: 'Find orders of any customer',
    response: schemas.foundOrdersResponse,
    query: schemas.orderSearchQuery,
    handler: async ({ staff, query: { limit, cursor, from, until, ...search } }) => {
      const namesOnly = !staff.may('contacts.read');
      const criteria = { ...search, namesOnly, from: toDate(from), until: toDate(until) };
      const { items, next } = await ordersForStaff.find(criteria, { limit, cursor });
      const orders = items.map(({ startsAt, placedAt, ...order }) => ({
        ...order,
        startsAt: startsAt.toISOString(),
        placedAt: placedAt.toISOString(),
      }));
      return { items: orders, next };
    },
  });

  staffRoute(app, 'GET /staff-api/order-count', {
    operation: 'countOrders',
    permission: 'orders.read',
    summary: 'Count the orders of any customer that match',
    response: schemas.orderCountResponse,
    query: schemas.orderCountQuery,
    handler: async ({ staff, query: { from, until, ...search } }) => {
      const namesOnly = !staff.may('contacts.read');
      return { total: await ordersForStaff.count({ ...search, namesOnly, from: toDate(from), until: toDate(until) }) };
    },
  });
}
