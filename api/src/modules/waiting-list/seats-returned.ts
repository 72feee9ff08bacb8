import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

/** Offers an order's released seats to the waiting list immediately rather than at the job's next run. */
export async function seatsReturned(tx: Queryable, jobs: Jobs, orderId: OrderId) {
  if (await createWaitingListRepository(tx).isWaitedFor(orderId)) await jobs.send('offer-seats', {}, { tx });
}
