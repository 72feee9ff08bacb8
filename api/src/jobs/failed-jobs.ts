import type { PgBoss } from 'pg-boss';
import { deadLetters } from './queues.ts';

export interface FailedJob {
  id: string;
  /** The queue in which it failed. */
  queue: string;
  data: object;
  attempts: number;
  failedAt: Date;
}

export type FailedJobs = ReturnType<typeof createFailedJobs>;

/** Jobs that failed as often as they may and wait for staff. */
export const createFailedJobs = (boss: PgBoss) => ({
  /** Oldest first. */
  async list(): Promise<FailedJob[]> {
    const jobs = await boss.findJobs<object>(deadLetters, { queued: true });
    return jobs
      .map(({ id, sourceName, data, sourceRetryCount, createdOn }) => ({
        id,
        queue: sourceName ?? 'unknown',
        data,
        attempts: (sourceRetryCount ?? 0) + 1,
        failedAt: createdOn,
      }))
      .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
  },

  /** Puts them back into their queues. @returns how many */
  async retryAll(): Promise<number> {
    let total = 0;
    for (let moved = 1; moved > 0; total += moved) moved = await boss.redrive(deadLetters);
    return total;
  },
});
