import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder, StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../kit/resource.ts';

/** `from`, `until`: ISO timestamps. */
export type OrdersQuery = Partial<Record<'text' | 'state' | 'flagged' | 'from' | 'until' | 'cursor', string>>;

const path = '/staff-api/orders';
const tag = 'BackOfficeOrders';

export const useOrders = reading<ListPage<FoundOrder>, OrdersQuery>(path, tag, { page: true });
export const useOrder = reading<StaffOrder, string>(`${path}/:id`, tag);
export const useOrderTimeline = reading<TimelineEntry[], string>(`${path}/:id/timeline`, tag);
