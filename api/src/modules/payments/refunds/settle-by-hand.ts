import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { createRefundsRepository } from './refunds.repository.ts';

/** What staff had to pay back of an order by hand has been paid back now. @returns the amounts */
export const settleByHand = (tx: Queryable, orderId: OrderId): Promise<Money[]> =>
  createRefundsRepository(tx).settleByHand(orderId);
