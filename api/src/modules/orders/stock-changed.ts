import type { OrderId } from '@idavuelta/shared/contracts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { OrderStates } from './order-states.ts';

/** Says that the event of an order has other seats to sell than cached responses say. */
export async function stockChanged(
  { cache, states }: Pick<HttpTools, 'cache'> & { states: Pick<OrderStates, 'find'> },
  id: OrderId,
) {
  const order = await states.find(id);
  if (order) cache.eventChanged(order.eventId);
}
