import type { ListPage } from '@idavuelta/shared/contracts';
import type { ConnectionOptions, PgBoss } from 'pg-boss';
import { Type } from 'typebox';
import type { Queryable } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../http/cursor.ts';
import { deadLetters } from './queues.ts';

export interface FailedJob {
  id: string;
  queue: string;
  data: object;
  attempts: number;
  failedAt: Date;
  /** Error of the last attempt; undefined when its process was killed. */
  reason: string | undefined;
}

type FailedJobKeys = [failedAt: string, id: string];
const failedJobsCursor = createCursor('failed-jobs', Type.Tuple([momentKey, Type.String({ format: 'uuid' })]));
const isAfter = ([at, id]: FailedJobKeys, [thenAt, thenId]: FailedJobKeys) =>
  at > thenAt || (at === thenAt && id > thenId);

const reasonIn = (output: object | null) =>
  output && 'reason' in output && typeof output.reason === 'string' ? output.reason : undefined;

export type FailedJobs = ReturnType<typeof createFailedJobs>;

/** Jobs that used up their retries and wait for staff. */
export const createFailedJobs = (boss: PgBoss, toConnection: (tx: Queryable) => ConnectionOptions) => ({
  /** Oldest first. */
  async list({ limit, cursor }: PageQuery): Promise<ListPage<FailedJob>> {
    const after = failedJobsCursor.read(cursor);
    const jobs = await boss.findJobs<object>(deadLetters, { queued: true });
    const failed = jobs
      .map(({ id, sourceName, data, sourceRetryCount, createdOn, output }) => ({
        id,
        queue: sourceName ?? 'unknown',
        data,
        attempts: (sourceRetryCount ?? 0) + 1,
        failedAt: createdOn,
        reason: reasonIn(output),
      }))
      .map((item) => ({ item, keys: [item.failedAt.toISOString().replace('Z', '000Z'), item.id] as FailedJobKeys }))
      .filter(({ keys }) => !after || isAfter(keys, after))
      .sort((a, b) => (isAfter(a.keys, b.keys) ? 1 : -1));
    return failedJobsCursor.page(failed, limit);
  },

  /**
   * Puts one back into its queue, if the transaction commits.
   * @throws NOT_FOUND when a colleague was first
   */
  async retry(id: string, tx: Queryable): Promise<void> {
    const { sourceName, data, priority, singletonKey } = await take(boss, id, toConnection(tx));
    const options = { priority, ...(singletonKey && { singletonKey }) };
    if (sourceName) await boss.send(sourceName, data, { ...options, ...toConnection(tx) });
  },

  /** Gives one up, if the transaction commits. @returns its queue @throws NOT_FOUND when a colleague was first */
  async giveUp(id: string, tx: Queryable): Promise<string> {
    const { sourceName } = await take(boss, id, toConnection(tx));
    return sourceName ?? 'unknown';
  },

  /** Puts all of them back into their queues. @returns their number */
  async retryAll(): Promise<number> {
    let total = 0;
    for (let moved = 1; moved > 0; total += moved) moved = await boss.redrive(deadLetters);
    return total;
  },
});

/** Removes a failed job. The lock keeps two people from retrying it at the same time. */
async function take(boss: PgBoss, id: string, connection: ConnectionOptions) {
  await connection.db?.executeSql('SELECT 1 FROM pgboss.job WHERE id = $1 FOR UPDATE', [id]);
  const [job] = await boss.findJobs<object>(deadLetters, { id, queued: true, ...connection });
  if (!job) throw new AppError('NOT_FOUND');
  await boss.deleteJob(deadLetters, id, connection);
  return job;
}
