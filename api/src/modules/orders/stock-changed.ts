import type { OrderId } from '@idavuelta/shared/contracts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { OrderStates } from './order-states.ts';

/** Invalidates cached responses about an order's event after its seats have changed. */
export async function stockChanged(
  { cache, states }: Pick<HttpTools, 'cache'> & { states: Pick<OrderStates, 'find'> },
  id: OrderId,
) {
  const order = await states.find(id);
  if (order) cache.eventChanged(order.eventId);
}
