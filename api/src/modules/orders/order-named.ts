import type { OrderId } from '@idavuelta/shared/contracts';
import { parseOrderNumber } from '../../http/order-number.ts';
import type { OrderStates } from './order-states.ts';

/** @param text number or id of an order, as somebody has typed it. @returns undefined when no order is called so */
export async function orderNamed(states: Pick<OrderStates, 'idOf'>, text: string): Promise<OrderId | undefined> {
  const written = text.trim();
  if (/^[0-9a-f-]{36}$/i.test(written)) return written;
  const number = parseOrderNumber(written);
  return number && states.idOf(number);
}
