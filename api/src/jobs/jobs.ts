import { PgBoss } from 'pg-boss';
import { type Queryable, query } from '../database/database.ts';

/** Work done after the response was sent, by name. The data is all that a worker gets. */
interface JobData {
  'send-mail': MailJob;
  'expire-order': { orderId: string };
  'verify-payment': { paymentId: number };
}

export interface AccountMailJob {
  kind: 'verify-account' | 'reset-password';
  customerId: number;
  siteOrigin: string;
}
export type MailJob = { kind: 'order-paid' | 'transfer-instructions'; orderId: string } | AccountMailJob;

type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export interface Jobs {
  /** Files a job. With `tx` it is filed only if that transaction commits. */
  send<N extends JobName>(name: N, data: JobData[N], options?: { tx?: Queryable; startAfter?: Date }): Promise<void>;
  /** Starts the workers of every queue. */
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

// The delay grows up to its maximum: a mail is retried for more than three days, a payment check for most of a day.
const retries: Record<JobName, { retryLimit: number; retryDelayMax: number }> = {
  'send-mail': { retryLimit: 100, retryDelayMax: 3600 },
  'expire-order': { retryLimit: 100, retryDelayMax: 300 },
  'verify-payment': { retryLimit: 100, retryDelayMax: 600 },
};
const names = Object.keys(retries) as JobName[];

export interface JobsOptions {
  /** False for a process that only files jobs, such as the staff command. */
  worker?: boolean;
  /** Files the jobs, within its time limits; without it the queues' own connections do. */
  db?: Queryable;
  onError?: (error: Error) => void;
}

/** Starts the job queues, which pg-boss has in the `pgboss` schema of the database. */
export async function startJobs(
  url: string,
  { worker = true, db, onError = () => {} }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: `idavuelta-jobs-${process.pid}`,
    max: 3,
    schedule: false,
    supervise: worker,
    useListenNotify: worker,
  });
  boss.on('error', onError);
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) {
    if (!existing.has(name))
      await boss.createQueue(name, { ...retries[name], retryDelay: 2, retryBackoff: true, notify: true });
  }

  return {
    async send(name, data, { tx, startAfter } = {}) {
      const runner = tx ?? db;
      const connection = runner && {
        db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: await query(runner, text, values) }) },
      };
      await boss.send(name, data, { ...connection, ...(startAfter && { startAfter }) });
    },
    async work(handlers) {
      for (const name of names) {
        const handle = handlers[name] as (data: JobData[JobName]) => Promise<void>;
        await boss.work<JobData[JobName]>(
          name,
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
          async (jobs) => {
            for (const job of jobs) await handle(job.data);
          },
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
