import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder, StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

/** `from`, `until`: ISO timestamps. */
export type OrdersQuery = Partial<Record<'text' | 'state' | 'flagged' | 'from' | 'until' | 'cursor', string>>;

const path = '/staff-api/orders';
const tag = 'BackOfficeOrders';

export const useOrders = queryHook<ListPage<FoundOrder>, OrdersQuery>(path, tag, { page: true });
export const useOrder = queryHook<StaffOrder, string>(`${path}/:id`, tag);
export const useOrderTimeline = queryHook<TimelineEntry[], string>(`${path}/:id/timeline`, tag);
/** Counts the orders that match, up to the most that lists count. */
export const useOrderCount = queryHook<{ total: number }, Omit<OrdersQuery, 'cursor'>>('/staff-api/order-count', tag);
