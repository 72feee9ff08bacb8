import type { Queue } from 'pg-boss';
import type { JobData, JobName, MailJob } from './job-data.ts';

interface QueueSettings {
  /** Job whose handler the queue runs. */
  job: JobName;
  /** Maximum delay before a retry, in seconds. */
  retryDelayMax: number;
  /** Concurrent batches per process. */
  concurrency: number;
  /** Jobs fetched at once and run one after the other. */
  batchSize: number;
  /**
   * Completes jobs one by one instead of per batch. After a crash only the running job is repeated, so that nobody gets
   * an earlier message twice.
   */
  recordEach?: boolean;
}

/**
 * Mails with links or tickets that someone is waiting for have a queue of their own. Mails are retried for more than
 * three days, payment checks for most of a day.
 */
export const queues: Record<string, QueueSettings> = {
  'send-urgent-mail': { job: 'send-mail', retryDelayMax: 3600, concurrency: 2, batchSize: 5, recordEach: true },
  'send-mail': { job: 'send-mail', retryDelayMax: 3600, concurrency: 1, batchSize: 5, recordEach: true },
  'mail-complaint': { job: 'mail-complaint', retryDelayMax: 3600, concurrency: 1, batchSize: 5, recordEach: true },
  'expire-order': { job: 'expire-order', retryDelayMax: 300, concurrency: 4, batchSize: 50 },
  'close-order': { job: 'close-order', retryDelayMax: 300, concurrency: 8, batchSize: 1 },
  'cancel-order': { job: 'cancel-order', retryDelayMax: 300, concurrency: 1, batchSize: 1 },
  'verify-payment': { job: 'verify-payment', retryDelayMax: 600, concurrency: 4, batchSize: 1 },
  'pay-refund': { job: 'pay-refund', retryDelayMax: 600, concurrency: 2, batchSize: 1 },
  'reconcile-payments': { job: 'reconcile-payments', retryDelayMax: 600, concurrency: 1, batchSize: 1 },
  'forget-scans': { job: 'forget-scans', retryDelayMax: 3600, concurrency: 1, batchSize: 1 },
  'tell-pick-up-times': { job: 'tell-pick-up-times', retryDelayMax: 600, concurrency: 1, batchSize: 1 },
  'send-message': { job: 'send-message', retryDelayMax: 600, concurrency: 1, batchSize: 5, recordEach: true },
  'freeze-manifests': { job: 'freeze-manifests', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'offer-seats': { job: 'offer-seats', retryDelayMax: 300, concurrency: 1, batchSize: 1 },
  'apply-prices': { job: 'apply-prices', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'make-report-export': { job: 'make-report-export', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'make-list-export': { job: 'make-list-export', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'handle-tax-documents': { job: 'handle-tax-documents', retryDelayMax: 300, concurrency: 1, batchSize: 1 },
  'send-reports': { job: 'send-reports', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'mail-report': { job: 'mail-report', retryDelayMax: 3600, concurrency: 1, batchSize: 1 },
  'remind-of-sale': { job: 'remind-of-sale', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'mail-sale-reminder': {
    ...{ job: 'mail-sale-reminder', retryDelayMax: 3600, concurrency: 2, batchSize: 5, recordEach: true },
  },
  'plan-trips': { job: 'plan-trips', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'tell-late-van': { job: 'tell-late-van', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'deliver-webhook': { job: 'deliver-webhook', retryDelayMax: 300, concurrency: 8, batchSize: 1 },
  'act-step': { job: 'act-step', retryDelayMax: 300, concurrency: 2, batchSize: 5, recordEach: true },
};

/** Repeated jobs and their intervals in seconds; each run is done by one process. */
export const repeated = {
  'reconcile-payments': 15 * 60,
  'forget-scans': 24 * 3600,
  'tell-pick-up-times': 5 * 60,
  'offer-seats': 60,
  'freeze-manifests': 60,
  'apply-prices': 3600,
  'handle-tax-documents': 60,
  'send-reports': 60,
  'remind-of-sale': 60,
} as const satisfies Partial<Record<JobName, number>>;

/** Dead letter queue. */
export const deadLetters = 'failed-jobs';

/** A killed process sends no heartbeat: its jobs are restarted within a minute. */
export const heartbeatSeconds = 20;
export const superviseSeconds = 10;

export const optionsOf = ({ retryDelayMax }: QueueSettings): Omit<Queue, 'name' | 'policy' | 'partition'> => ({
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax,
  deadLetter: deadLetters,
  heartbeatSeconds,
  expireInSeconds: 300,
  notify: true,
});

const urgent: ReadonlySet<MailJob['kind']> = new Set([
  'verify-account',
  'reset-password',
  'confirm-email',
  'order-paid',
  'payment-link',
  'privacy-request-asked',
  'seats-returned',
  'van-late',
]);

export const queueOf = (name: JobName, data: JobData[JobName]) =>
  name === 'send-mail' && 'kind' in data && urgent.has(data.kind) ? 'send-urgent-mail' : name;
