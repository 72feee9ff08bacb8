import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/orders.ts';

export type FoundOrder = Static<typeof schemas.foundOrderSchema>;
export type OrderSearch = Static<typeof schemas.orderSearchQuery>;
