import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Fact } from './facts.ts';
import { createOutboxRepository } from './outbox.repository.ts';
import { readFact } from './read-fact.ts';

/**
 * Writes a fact to the outbox, for each webhook that wants to know of it. Called in the transaction of the fact, so
 * that both are stored or neither; the jobs send it even if this process ends.
 */
export async function announce(tx: Queryable, jobs: Jobs, fact: Fact): Promise<void> {
  const outbox = createOutboxRepository(tx);
  const endpoints = await outbox.wantedBy(fact.type);
  if (endpoints.length === 0) return;
  const data = await readFact(tx, fact);
  if (!data) return;
  const deliveries = await outbox.add(fact.type, data, endpoints);
  await jobs.sendAll(
    'deliver-webhook',
    deliveries.map((deliveryId) => ({ deliveryId, attempt: 1 })),
    { tx },
  );
}
