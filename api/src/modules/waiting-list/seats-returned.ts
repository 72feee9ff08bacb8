import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

/** Seats of an order can be had again: whoever waits for them is told at once, instead of at the next round. */
export async function seatsReturned(tx: Queryable, jobs: Jobs, orderId: OrderId) {
  if (await createWaitingListRepository(tx).isWaitedFor(orderId)) await jobs.send('offer-seats', {}, { tx });
}
