import type { OrderId } from '@idavuelta/shared/contracts';
import { parseOrderNumber } from '../../http/order-number.ts';
import type { OrderStates } from './order-states.ts';

/** Finds an order by number or id as typed by a person. @returns undefined when there is no match */
export async function orderNamed(states: Pick<OrderStates, 'idOf'>, text: string): Promise<OrderId | undefined> {
  const written = text.trim();
  if (/^[0-9a-f-]{36}$/i.test(written)) return written;
  const number = parseOrderNumber(written);
  return number && states.idOf(number);
}
