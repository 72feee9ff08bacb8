import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

/** An order's seats are free again: they are offered to the list at once, instead of at the job's next round. */
export async function seatsReturned(tx: Queryable, jobs: Jobs, orderId: OrderId) {
  if (await createWaitingListRepository(tx).isWaitedFor(orderId)) await jobs.send('offer-seats', {}, { tx });
}
