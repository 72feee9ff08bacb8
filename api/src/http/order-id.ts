import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses an order id; undefined for a malformed one. */
export const parseOrderId = (text: string): OrderId | undefined => (uuid.test(text) ? text.toLowerCase() : undefined);

/** Parses an order id in a path. @throws NOT_FOUND for a malformed one */
export function orderId(text: string): OrderId {
  const id = parseOrderId(text);
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
}
