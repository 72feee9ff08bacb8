import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queue } from 'pg-boss';

/** Work done after the response was sent, by name. The data is all that a worker gets. */
export interface JobData {
  'send-mail': MailJob;
  /** At the end of the order's hold. */
  'expire-order': { orderId: string };
  /** The same, for an order whose provider must be asked. */
  'close-order': { orderId: string };
  /** Of an order that staff cancels while a provider has an attempt to pay it. */
  'cancel-order': CancelOrderJob;
  /** `asked`: the buyer wanted to know, and did not learn it in time. */
  'verify-payment': { paymentId: number; asked?: boolean };
  'pay-refund': { refundId: number };
  /** Filed again and again. */
  'reconcile-payments': object;
  /** Likewise. */
  'forget-scans': object;
  /** Likewise. */
  'tell-pick-up-times': object;
  'send-message': MessageJob;
  /** Filed again and again, and when seats return. */
  'offer-seats': object;
  /** One order of an act of staff's, or one person on a waiting list. */
  'act-step': { stepId: number };
  /** Filed again and again, and for the moment from which prices are others. */
  'apply-prices': object;
  'make-report-export': { exportId: number };
  /** Of the trips of a departure, in one direction. */
  'plan-trips': { planningId: number };
  /** Of a van whose driver has marked something. */
  'tell-late-van': { departureId: number; direction: PlanDirection; vehicleId: number | null };
}

/** The exact pick-up time, to the phone of one passenger of a ticket; both are counted from 1. */
export interface MessageJob {
  orderId: string;
  ticket: number;
  passenger: number;
  /** Instead: that the van is late. */
  late?: LateMessage;
}

export interface LateMessage {
  direction: PlanDirection;
  minutes: number;
  /** When the van is expected, ISO 8601. */
  at: string;
}

export interface CancelOrderJob {
  orderId: string;
  by: `staff:${string}`;
  reason: string;
  /** What the buyer is told. */
  mail: 'order-cancelled' | 'free-order-cancelled' | 'transfer-refused' | 'trip-cancelled';
  /** When staff has cancelled it, ISO 8601. */
  since: string;
}

interface AccountMail {
  customerId: number;
  /** Where the customer asked for it; absent when staff did. */
  siteOrigin?: string;
}
export type AccountMailJob =
  | (AccountMail & { kind: 'verify-account' | 'reset-password' | 'login-guesses' | 'password-changed' })
  /** `address`: the new one, which is asked for confirmation, or the old one, which is told. */
  | (AccountMail & { kind: 'confirm-email' | 'email-change-notice'; address: string });

export type OrderMailJob =
  | { kind: 'transfer-instructions' | 'payment-link' | 'payment-failed' | 'hold-expired'; orderId: string }
  /** An order that staff has cancelled. `isSettled`: no refund follows, since everything was paid back before or it was free. */
  | { kind: CancelOrderJob['mail']; orderId: string; isSettled?: boolean }
  /** `late`: the order had ended, and has its seats again. */
  | { kind: 'order-paid'; orderId: string; late?: boolean }
  /** `isPaidBack`: staff has recorded that they paid it back by hand. */
  | { kind: 'refund'; orderId: string; refundId: number; isPaidBack?: true }
  /** `tickets`: their numbers; `address`: the travellers', else the mail goes to the buyer. */
  | { kind: 'tickets-cancelled'; orderId: string; tickets: number[]; address?: string }
  /** `address`: of the passengers to whom their own tickets go. */
  | { kind: 'passenger-tickets'; orderId: string; address: string }
  /** `friend`: the name of who travels now, `before`: of who does no more; `address` as below. */
  | { kind: 'ticket-given'; orderId: string; ticket: number; before: string; friend: string; address?: string }
  /** `name`, `address`: of who travels on the ticket no more. */
  | { kind: 'ticket-withdrawn'; orderId: string; ticket: number; name: string; address: string }
  /** `before`: the earlier traveller's name; `address`: the present travellers', else the mail goes to the buyer. */
  | { kind: 'passenger-changed'; orderId: string; ticket: number; before: string; address?: string }
  /** The exact times; `changed`: others were told before; `address`: of the passengers to whom theirs go, else to the buyer. */
  | { kind: 'pick-up-times'; orderId: string; changed: boolean; address?: string }
  /** When the van is expected for each ticket, ISO 8601; `address` as above. */
  | {
      kind: 'van-late';
      orderId: string;
      direction: PlanDirection;
      minutes: number;
      tickets: LateTicket[];
      address?: string;
    }
  /** `before`: when the trip was to begin, ISO 8601; `address`: of the passengers, else the mail goes to the buyer. */
  | { kind: 'departure-moved'; orderId: string; before: string; address?: string }
  /** What staff has written in the act; `address` as above. */
  | { kind: 'departure-message'; orderId: string; actId: number; address?: string };

/** A ticket by its number, and when its van is expected. */
interface LateTicket {
  ticket: number;
  at: string;
}

export type EventRequestMailJob =
  | { kind: 'request-approved' | 'request-rejected' | 'request-finished'; eventRequestId: number }
  /** `address`: of the guest. */
  | { kind: 'event-invitation'; eventRequestId: number; address: string };

export type WaitingMailJob =
  | { kind: 'waiting-asked' | 'waiting-joined'; waitingId: number }
  /** `heldUntil`: of the seats that are kept, ISO 8601. */
  | { kind: 'seats-returned'; waitingId: number; heldUntil: string };

/** To somebody on the waiting list of a departure that does not take place. */
export interface WaitingEndedMailJob {
  kind: 'waiting-ended';
  waitingId: number;
}

export interface StaffMailJob {
  kind: 'staff-invitation' | 'staff-second-factor-reset' | 'staff-login-guesses';
  staffUserId: number;
}

export type MailJob =
  | OrderMailJob
  | AccountMailJob
  | EventRequestMailJob
  | WaitingMailJob
  | WaitingEndedMailJob
  | StaffMailJob;

export type JobName = keyof JobData;

interface QueueSettings {
  /** Whose handler works on it. */
  job: JobName;
  /** The delay before a retry grows up to this many seconds. */
  retryDelayMax: number;
  /** Batches worked on at the same time by one process. */
  concurrency: number;
  /** Jobs fetched at once and worked on one after the other. */
  batchSize: number;
  /**
   * Records each job when it is done, not with its batch. After a kill only the job under way is then repeated, so that
   * nobody gets a message of an earlier one twice.
   */
  recordEach?: boolean;
}

/**
 * Somebody waits for a link or for tickets, so these mails have a queue of their own. A mail is retried for more than
 * three days, a payment check for most of a day.
 */
export const queues: Record<string, QueueSettings> = {
  'send-urgent-mail': { job: 'send-mail', retryDelayMax: 3600, concurrency: 2, batchSize: 5, recordEach: true },
  'send-mail': { job: 'send-mail', retryDelayMax: 3600, concurrency: 1, batchSize: 5, recordEach: true },
  'expire-order': { job: 'expire-order', retryDelayMax: 300, concurrency: 4, batchSize: 50 },
  'close-order': { job: 'close-order', retryDelayMax: 300, concurrency: 8, batchSize: 1 },
  'cancel-order': { job: 'cancel-order', retryDelayMax: 300, concurrency: 1, batchSize: 1 },
  'verify-payment': { job: 'verify-payment', retryDelayMax: 600, concurrency: 4, batchSize: 1 },
  'pay-refund': { job: 'pay-refund', retryDelayMax: 600, concurrency: 2, batchSize: 1 },
  'reconcile-payments': { job: 'reconcile-payments', retryDelayMax: 600, concurrency: 1, batchSize: 1 },
  'forget-scans': { job: 'forget-scans', retryDelayMax: 3600, concurrency: 1, batchSize: 1 },
  'tell-pick-up-times': { job: 'tell-pick-up-times', retryDelayMax: 600, concurrency: 1, batchSize: 1 },
  'send-message': { job: 'send-message', retryDelayMax: 600, concurrency: 1, batchSize: 5, recordEach: true },
  'offer-seats': { job: 'offer-seats', retryDelayMax: 300, concurrency: 1, batchSize: 1 },
  'apply-prices': { job: 'apply-prices', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'make-report-export': { job: 'make-report-export', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'plan-trips': { job: 'plan-trips', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'tell-late-van': { job: 'tell-late-van', retryDelayMax: 60, concurrency: 1, batchSize: 1 },
  'act-step': { job: 'act-step', retryDelayMax: 300, concurrency: 2, batchSize: 5, recordEach: true },
};

/** Jobs that are done again and again, by one of the processes each time, and after how many seconds. */
export const repeated = {
  'reconcile-payments': 15 * 60,
  'forget-scans': 24 * 3600,
  'tell-pick-up-times': 5 * 60,
  'offer-seats': 60,
  'apply-prices': 3600,
} as const satisfies Partial<Record<JobName, number>>;

/** Where jobs end that failed as often as they may. */
export const deadLetters = 'failed-jobs';

/** A process that was killed sends no heartbeat: its jobs are found and start again within a minute. */
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
  'seats-returned',
  'van-late',
]);

/** The queue in which a job is filed. */
export const queueOf = (name: JobName, data: JobData[JobName]) =>
  name === 'send-mail' && 'kind' in data && urgent.has(data.kind) ? 'send-urgent-mail' : name;
