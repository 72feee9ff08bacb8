import type { OrderDetail } from '@idavuelta/shared/contracts';
import { isUnsettled } from '../orders/order-state.ts';
import type { EndedOrder } from './checkout.types.ts';

/** An order that ended without a payment; with its id when money may have moved for it. */
export const endedOrder = (order: OrderDetail['order']): EndedOrder =>
  isUnsettled(order) ? { unsettled: order.id } : {};
