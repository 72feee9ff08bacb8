import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an order from a path. @throws NOT_FOUND for a text that cannot be one */
export function orderId(text: string): OrderId {
  if (!uuid.test(text)) throw new AppError('NOT_FOUND');
  return text.toLowerCase();
}
