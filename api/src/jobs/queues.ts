import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queue } from 'pg-boss';
import type { StaffActor } from '../database/actor.ts';

/** Background jobs by name, with the data that their worker receives. */
export interface JobData {
  'send-mail': MailJob;
  /** A queue of its own: the version before would take these mails and not send them. */
  'mail-complaint': ComplaintMailJob;
  /** Runs at the end of the order's hold. */
  'expire-order': { orderId: string };
  /** Expires an order whose provider must be queried first. */
  'close-order': { orderId: string };
  /** Cancels an order for staff while it has a payment attempt at a provider. */
  'cancel-order': CancelOrderJob;
  /** `asked`: the buyer asked for the result, which did not arrive in time. */
  'verify-payment': { paymentId: number; asked?: boolean };
  'pay-refund': { refundId: number };
  /** Repeated. */
  'reconcile-payments': object;
  /** Repeated. */
  'forget-scans': object;
  /** Repeated. */
  'tell-pick-up-times': object;
  'send-message': MessageJob;
  /** Repeated, and queued when seats return. */
  'offer-seats': object;
  /** One step of an act: an order, or a person on a waiting list. */
  'act-step': { stepId: number };
  /** Repeated, and queued for the time a price takes effect. */
  'apply-prices': object;
  'make-report-export': { exportId: number };
  'make-list-export': { exportId: number };
  /** Writes, prints, sends and asks for the tax documents of a country; repeated, for every country. */
  'handle-tax-documents': { country?: CountryCode };
  /** Plans the trips of a departure in one direction. */
  'plan-trips': { planningId: number };
  /** Repeated. */
  'freeze-manifests': object;
  /** Queued when a driver marks progress. */
  'tell-late-van': { departureId: number; direction: PlanDirection; vehicleId: number | null };
  /** One attempt, from 1 on; a further one is a job of its own. */
  'deliver-webhook': { deliveryId: number; attempt: number };
}

/** Sends the exact pick-up time to the phone of one passenger of a ticket; both numbers start at 1. */
export interface MessageJob {
  orderId: string;
  ticket: number;
  passenger: number;
  /** Present when the message is about a late van instead. */
  late?: LateMessage;
}

export interface LateMessage {
  direction: PlanDirection;
  minutes: number;
  /** Expected time of the van, ISO 8601. */
  at: string;
}

export interface CancelOrderJob {
  orderId: string;
  by: StaffActor;
  reason: string;
  /** Mail to the buyer. */
  mail: 'order-cancelled' | 'free-order-cancelled' | 'transfer-refused' | 'trip-cancelled';
  /** Time of the cancellation by staff, ISO 8601. */
  since: string;
}

interface AccountMail {
  customerId: number;
  /** Site of the customer's request; absent when staff requested it. */
  siteOrigin?: string;
}
export type AccountMailJob =
  | (AccountMail & { kind: 'verify-account' | 'reset-password' | 'login-guesses' | 'password-changed' })
  /** `address`: the new one to confirm, or the old one to notify. */
  | (AccountMail & { kind: 'confirm-email' | 'email-change-notice'; address: string });

export type OrderMailJob =
  | { kind: 'transfer-instructions' | 'payment-link' | 'payment-failed' | 'hold-expired'; orderId: string }
  /** An order cancelled by staff. `isSettled`: no refund follows, because it was free or already refunded. */
  | { kind: CancelOrderJob['mail']; orderId: string; isSettled?: boolean }
  /** `late`: the order had ended and got its seats back. */
  | { kind: 'order-paid'; orderId: string; late?: boolean }
  /** `isPaidBack`: staff has recorded the manual refund. */
  | { kind: 'refund'; orderId: string; refundId: number; isPaidBack?: true }
  /** To the buyer, with its PDF and XML. */
  | { kind: 'tax-document'; orderId: string; documentId: string }
  /** `tickets`: numbers; `address`: of travellers, absent for the buyer. */
  | { kind: 'tickets-cancelled'; orderId: string; tickets: number[]; address?: string }
  /** `address`: of the passengers, who get their own tickets. */
  | { kind: 'passenger-tickets'; orderId: string; address: string }
  /**
   * `friend`: new traveller's name; `before`: replaced traveller's name; `address`: of travellers, absent for the
   * buyer.
   */
  | { kind: 'ticket-given'; orderId: string; ticket: number; before: string; friend: string; address?: string }
  /** `name`, `address`: of the replaced traveller. */
  | { kind: 'ticket-withdrawn'; orderId: string; ticket: number; name: string; address: string }
  /** `before`: previous name; `address`: of current travellers, absent for the buyer. */
  | { kind: 'passenger-changed'; orderId: string; ticket: number; before: string; address?: string }
  /** `changed`: other times were mailed before; `address`: of passengers, absent for the buyer. */
  | { kind: 'pick-up-times'; orderId: string; changed: boolean; address?: string }
  /** The van's expected time per ticket, ISO 8601; `address`: of passengers, absent for the buyer. */
  | {
      kind: 'van-late';
      orderId: string;
      direction: PlanDirection;
      minutes: number;
      tickets: LateTicket[];
      address?: string;
    }
  /** `before`: original departure time, ISO 8601; `address`: of passengers, absent for the buyer. */
  | { kind: 'departure-moved'; orderId: string; before: string; address?: string }
  /** Staff's message in the act; `address`: of passengers, absent for the buyer. */
  | { kind: 'departure-message'; orderId: string; actId: number; address?: string };

/** Number of a ticket, and the van's expected time. */
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
  /** `heldUntil`: end of the reservation, ISO 8601. */
  | { kind: 'seats-returned'; waitingId: number; heldUntil: string };

/** To someone on the waiting list of a departure that was called off. */
export interface WaitingEndedMailJob {
  kind: 'waiting-ended';
  waitingId: number;
}

export interface StaffMailJob {
  kind: 'staff-invitation' | 'staff-second-factor-reset' | 'staff-login-guesses';
  staffUserId: number;
}

/** `complaint-copy`: to the company. */
export interface ComplaintMailJob {
  kind: 'complaint-filed' | 'complaint-copy' | 'complaint-answered';
  complaintId: string;
}

/** To whoever made a request about personal data. */
export interface PrivacyMailJob {
  kind: 'privacy-request-asked' | 'privacy-request-registered' | 'privacy-export' | 'privacy-request-answered';
  privacyRequestId: number;
}

export type MailJob =
  | OrderMailJob
  | AccountMailJob
  | EventRequestMailJob
  | WaitingMailJob
  | WaitingEndedMailJob
  | StaffMailJob
  | ComplaintMailJob
  | PrivacyMailJob;

export type JobName = keyof JobData;

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
