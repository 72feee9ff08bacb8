import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
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
  /** Cancels an order at the request of staff, after asking the provider about its open payment attempt. */
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
  /** Runs on a schedule, and once more when a planned price takes effect. */
  'apply-prices': object;
  'make-report-export': { exportId: number };
  'make-list-export': { exportId: number };
  /** Writes, prints, sends and asks for the tax documents of a country; repeated, for every country. */
  'handle-tax-documents': { country?: CountryCode };
  /** Queues the mails of reports that are due; repeated. */
  'send-reports': object;
  /** A queue of its own: the version before knows no such mail. */
  'mail-report': ReportMailJob;
  /** Queues the reminders of sales that open soon; repeated. */
  'remind-of-sale': object;
  /** A queue of its own: the version before knows no such mail. */
  'mail-sale-reminder': SaleMailJob;
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
  /** Origin of the site that links lead to; absent if staff made the request. */
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

/** A report that is mailed on a schedule, to one of its readers. */
export interface ReportMailJob {
  kind: 'scheduled-report';
  mailingId: number;
}

/** To a customer who wanted to be reminded of the opening of a sale. */
export interface SaleMailJob {
  kind: 'sale-opens';
  eventId: number;
  customerId: number;
}

export type MailJob =
  | OrderMailJob
  | AccountMailJob
  | EventRequestMailJob
  | WaitingMailJob
  | WaitingEndedMailJob
  | StaffMailJob
  | ComplaintMailJob
  | PrivacyMailJob
  | ReportMailJob
  | SaleMailJob;

export type JobName = keyof JobData;
