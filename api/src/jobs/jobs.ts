import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Queryable, query } from '../database/database.ts';
import { currentRequestId } from '../request/request-context.ts';
import { createFailedJobs, type FailedJobs } from './failed-jobs.ts';
import type { JobData, JobName } from './job-data.ts';
import { deadLetters, optionsOf, queueOf, queues, repeated, superviseSeconds } from './queues.ts';

export type {
  AccountMailJob,
  ComplaintMailJob,
  EventRequestMailJob,
  LateMessage,
  MailJob,
  MessageJob,
  OrderMailJob,
  PrivacyMailJob,
  ReportMailJob,
  SaleMailJob,
  StaffMailJob,
  WaitingEndedMailJob,
  WaitingMailJob,
} from './job-data.ts';

/** Handlers also receive the job's id, which is stable across retries. */
export type JobHandlers = { [N in JobName]: (data: JobData[N], jobId: string) => Promise<void> };

export interface SendOptions {
  tx?: Queryable;
  /** Start time by the database clock. */
  startAfter?: Date;
  /** Delay in milliseconds, instead of a start time. */
  delayMs?: number;
}

export interface Jobs {
  /** Queues a job. With `tx`, only if that transaction commits. */
  send<N extends JobName>(name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** Queues many jobs of one kind in one statement, if the transaction commits. */
  sendAll<N extends Exclude<JobName, 'send-mail'>>(
    name: N,
    all: JobData[N][],
    options: { tx: Queryable },
  ): Promise<void>;
  /** Starts the workers of all queues. */
  work(handlers: JobHandlers): Promise<void>;
  /** Jobs that used up their retries. */
  failed: FailedJobs;
  /** Returns jobs per queue, a few seconds old. */
  counts(): Promise<{ queue: string; ready: number; active: number; failed: number }[]>;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

/** A failed job that will be retried, or that has used up its retries. */
export interface JobFailure {
  queue: string;
  jobId: string;
  attempt: number;
  requestId?: string;
  reason: string;
}

export interface JobsOptions {
  /** False for a process that only queues jobs, such as the command line. */
  worker?: boolean;
  /** Queues jobs within this database's time limits; when absent, through the queue's own connections. */
  db?: Queryable;
  /** Called on errors of the queue itself. */
  onError?: (error: Error) => void;
  onFailure?: (failure: JobFailure) => void;
}

/** Longer than the slowest payment provider. */
const stopLimitMs = 25_000;

type StoredJob = JobWithMetadata<JobData[JobName] & { requestId?: string }>;

type Handler = (data: JobData[JobName], jobId: string) => Promise<void>;

/** Starts the job queues, which pg-boss keeps in the database's `pgboss` schema. */
export async function startJobs(url: string, options: JobsOptions = {}): Promise<Jobs> {
  const { worker = true, db, onError = () => {}, onFailure = () => {} } = options;
  const boss = new PgBoss({
    connectionString: url,
    application_name: `idavuelta-jobs-${process.pid}`,
    max: 5,
    schedule: false,
    supervise: worker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    useListenNotify: worker,
  });
  boss.on('error', onError);
  await boss.start();
  await createQueues(boss, worker);

  async function perform(queue: string, handle: Handler, job: StoredJob) {
    try {
      await handle(job.data, job.id);
      return { id: job.id, status: 'completed' as const };
    } catch (error) {
      const { message: reason } = error as Error;
      onFailure({ queue, jobId: job.id, attempt: job.retryCount + 1, requestId: job.data.requestId, reason });
      return { id: job.id, status: 'failed' as const, output: { reason } };
    }
  }

  const timers: NodeJS.Timeout[] = [];

  /**
   * Queues the repeated jobs. Every process tries, and the queue accepts one per period. If the current period is
   * taken, the job is queued for the start of the next one, so that restarts skip no period.
   */
  async function repeat() {
    for (const [name, singletonSeconds] of Object.entries(repeated)) {
      const file = () => boss.send(name, {}, { singletonSeconds, singletonNextSlot: true }).catch(onError);
      await file();
      timers.push(setInterval(file, singletonSeconds * 1000));
    }
  }

  /** Lets pg-boss use our transaction. */
  const toConnection = (runner: Queryable) => ({
    db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: await query(runner, text, values) }) },
  });

  function storedData(data: object) {
    const requestId = currentRequestId();
    return { ...data, ...(requestId && { requestId }) };
  }

  return {
    async send(name, data, { tx, startAfter, delayMs = 0 } = {}) {
      const runner = tx ?? db;
      const connection = runner && toConnection(runner);
      const stored = storedData(data);
      const start = startAfter ?? (delayMs > 0 ? delayMs / 1000 : undefined);
      await boss.send(queueOf(name, data), stored, { ...connection, ...(start && { startAfter: start }) });
    },
    async sendAll(name, all, { tx }) {
      if (all.length > 0)
        await boss.insert(
          name,
          all.map((data) => ({ data: storedData(data) })),
          toConnection(tx),
        );
    },
    async work(handlers) {
      for (const [queue, { job, concurrency, batchSize, recordEach }] of Object.entries(queues)) {
        const handle = handlers[job] as Handler;
        await boss.work(
          queue,
          {
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: 1,
            localConcurrency: concurrency,
            batchSize,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          async (batch: StoredJob[]) => {
            const results = [];
            for (const stored of batch) {
              const result = await perform(queue, handle, stored);
              if (recordEach && result.status === 'completed') await boss.complete(queue, stored.id);
              results.push(result);
            }
            return results;
          },
        );
      }
      await repeat();
    },
    failed: createFailedJobs(boss, toConnection),
    counts: async () =>
      (await boss.getQueues()).map(({ name, readyCount, activeCount, failedCount }) => ({
        queue: name,
        ready: readyCount,
        active: activeCount,
        failed: failedCount,
      })),
    stop() {
      for (const timer of timers) clearInterval(timer);
      return boss.stop({ graceful: true, timeout: stopLimitMs });
    },
  };
}

/** Creates missing queues; a worker also updates the settings of existing ones. */
async function createQueues(boss: PgBoss, worker: boolean) {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 24 * 3600 });
  for (const [name, settings] of Object.entries(queues)) {
    if (!existing.has(name)) await boss.createQueue(name, optionsOf(settings));
    else if (worker) await boss.updateQueue(name, optionsOf(settings));
  }
}
