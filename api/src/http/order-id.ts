import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Something that cannot be an order's id is an order that does not exist. @throws NOT_FOUND */
export function orderId(text: string): OrderId {
  if (!uuid.test(text)) throw new AppError('NOT_FOUND');
  return text.toLowerCase();
}
