import type { MailJob } from '@idavuelta/api/jobs/jobs.ts';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { buyer, friend, sampleDocument } from './sample-order.ts';

export type MailKind = MailJob['kind'];

/** A job of a kind, with the state required for its mail to be sent. */
interface Sample<Kind extends MailKind> {
  job: MailJob & { kind: Kind };
  order?: Partial<OrderDetail['order']>;
  timed?: boolean;
  /** Status of a private event, or of a request about personal data. */
  status?: string;
  /** State of a waiting list entry. */
  waiting?: 'asked' | 'waiting';
}

const orderId = '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const complaintId = '5d0c7a52-6a5c-4c58-9d7e-0a3a4d1c2b3e';
const heldUntil = '2027-03-01T15:15:00.000Z';
export const heldUntilSample = '2027-03-01T15:30:00.000Z';

const transfer = {
  bankName: 'Banco de Crédito',
  accountId: '191-2048761-0-42',
  accountType: 'Cuenta corriente',
  holder: 'Idavuelta Perú S.A.C.',
  dni: 'RUC 20000000001',
  email: 'pagos@idavuelta.example',
  reference: 'IV-7KQ2M9XA',
  amount: 91,
  currency: 'PEN',
  deadline: '2027-03-02T15:00:00.000Z',
} as const;

const rejected = { paymentCode: 'webpay', state: 'rejected' } as const;

/** One mail of every kind: a kind without a sample does not compile. */
export const samples: { [Kind in MailKind]: Sample<Kind> } = {
  'verify-account': { job: { kind: 'verify-account', customerId: 1 } },
  'reset-password': { job: { kind: 'reset-password', customerId: 1 } },
  'login-guesses': { job: { kind: 'login-guesses', customerId: 1 } },
  'password-changed': { job: { kind: 'password-changed', customerId: 1 } },
  'confirm-email': { job: { kind: 'confirm-email', customerId: 1, address: 'rosa@example.net' } },
  'email-change-notice': { job: { kind: 'email-change-notice', customerId: 1, address: buyer.to } },
  'staff-invitation': { job: { kind: 'staff-invitation', staffUserId: 1 } },
  'staff-second-factor-reset': { job: { kind: 'staff-second-factor-reset', staffUserId: 1 } },
  'staff-login-guesses': { job: { kind: 'staff-login-guesses', staffUserId: 1 } },
  'scheduled-report': { job: { kind: 'scheduled-report', mailingId: 1 } },
  'order-paid': { job: { kind: 'order-paid', orderId } },
  'passenger-tickets': { job: { kind: 'passenger-tickets', orderId, address: friend.email } },
  'passenger-changed': { job: { kind: 'passenger-changed', orderId, ticket: 1, before: 'Luis Vargas' } },
  'pick-up-times': { job: { kind: 'pick-up-times', orderId, changed: false }, timed: true },
  'van-late': {
    job: {
      kind: 'van-late',
      orderId,
      direction: 'out',
      minutes: 15,
      tickets: [{ ticket: 1, at: '2027-03-06T22:40:00.000Z' }],
    },
    timed: true,
  },
  'ticket-given': { job: { kind: 'ticket-given', orderId, ticket: 1, before: 'Luis Vargas', friend: friend.name } },
  'ticket-withdrawn': {
    job: { kind: 'ticket-withdrawn', orderId, ticket: 1, name: 'Luis Vargas', address: 'luis@example.org' },
  },
  'tickets-cancelled': { job: { kind: 'tickets-cancelled', orderId, tickets: [1] } },
  'transfer-instructions': {
    job: { kind: 'transfer-instructions', orderId },
    order: { paymentState: 'awaiting_transfer_payment', paymentCode: 'transferencia', transfer },
  },
  'payment-link': {
    job: { kind: 'payment-link', orderId },
    order: { paymentState: 'awaiting_payment', payable: true, heldUntil },
  },
  'payment-failed': {
    job: { kind: 'payment-failed', orderId },
    order: { paymentState: 'awaiting_payment', payable: true, heldUntil, attempt: rejected },
  },
  'hold-expired': { job: { kind: 'hold-expired', orderId }, order: { paymentState: 'cancelled' } },
  'order-cancelled': { job: { kind: 'order-cancelled', orderId }, order: { paymentState: 'cancelled' } },
  'free-order-cancelled': {
    job: { kind: 'free-order-cancelled', orderId },
    order: { paymentState: 'refunded', paymentCode: 'prepagado', total: 0 },
  },
  'transfer-refused': { job: { kind: 'transfer-refused', orderId }, order: { paymentState: 'cancelled' } },
  refund: { job: { kind: 'refund', orderId, refundId: 1 }, order: { paymentState: 'refunded' } },
  'tax-document': { job: { kind: 'tax-document', orderId, documentId: sampleDocument.id } },
  'departure-moved': { job: { kind: 'departure-moved', orderId, before: '2027-03-07T00:00:00.000Z' } },
  'departure-message': { job: { kind: 'departure-message', orderId, actId: 1 } },
  'trip-cancelled': { job: { kind: 'trip-cancelled', orderId }, order: { paymentState: 'refunded' } },
  'event-invitation': {
    job: { kind: 'event-invitation', eventRequestId: 1, address: friend.email },
    status: 'approved',
  },
  'request-approved': { job: { kind: 'request-approved', eventRequestId: 1 }, status: 'approved' },
  'request-rejected': { job: { kind: 'request-rejected', eventRequestId: 1 }, status: 'rejected' },
  'request-finished': { job: { kind: 'request-finished', eventRequestId: 1 }, status: 'finished' },
  'complaint-filed': { job: { kind: 'complaint-filed', complaintId } },
  'complaint-copy': { job: { kind: 'complaint-copy', complaintId } },
  'complaint-answered': { job: { kind: 'complaint-answered', complaintId } },
  'sale-opens': { job: { kind: 'sale-opens', eventId: 1, customerId: 1 } },
  'waiting-asked': { job: { kind: 'waiting-asked', waitingId: 1 }, waiting: 'asked' },
  'waiting-joined': { job: { kind: 'waiting-joined', waitingId: 1 }, waiting: 'waiting' },
  'waiting-ended': { job: { kind: 'waiting-ended', waitingId: 1 }, waiting: 'waiting' },
  'privacy-request-asked': {
    job: { kind: 'privacy-request-asked', privacyRequestId: 1 },
    status: 'unconfirmed',
  },
  'privacy-request-registered': { job: { kind: 'privacy-request-registered', privacyRequestId: 1 }, status: 'open' },
  'privacy-export': { job: { kind: 'privacy-export', privacyRequestId: 1 }, status: 'open' },
  'privacy-request-answered': { job: { kind: 'privacy-request-answered', privacyRequestId: 1 }, status: 'done' },
  'seats-returned': { job: { kind: 'seats-returned', waitingId: 1, heldUntil: heldUntilSample }, waiting: 'waiting' },
};

export const mailKinds = Object.keys(samples) as MailKind[];
