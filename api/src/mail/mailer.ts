import type { OrderId, Translations } from '@idavuelta/shared/contracts';
import type { Config } from '../config/config.ts';
import type {
  AccountMailJob,
  ComplaintMailJob,
  EventRequestMailJob,
  MailJob,
  OrderMailJob,
  PrivacyMailJob,
  StaffMailJob,
  WaitingEndedMailJob,
  WaitingMailJob,
} from '../jobs/jobs.ts';
import { accountMailOf, type IssueToken, type Recipient } from './account-mails.ts';
import { ticketGivenMail, ticketsCancelledMail, ticketWithdrawnMail } from './after-buying-mails.ts';
import { complaintMail, type MailedComplaint } from './complaint-mails.ts';
import { decisionMail, invitationMail, type MailedGuest, type MailedRequest } from './event-request-mails.ts';
import type { Mail } from './mail.ts';
import { messageIdOf } from './message-id.ts';
import { type OrderMailInput, orderLink } from './order-facts.ts';
import {
  cancelledMail,
  holdExpiredMail,
  type MailedRefund,
  paymentFailedMail,
  paymentLinkMail,
  refundMail,
} from './order-mails.ts';
import { pickUpTimesMail } from './pick-up-mails.ts';
import { type MailedPrivacyRequest, privacyMail } from './privacy-mails.ts';
import { createSmtp } from './smtp.ts';
import {
  type MailedStaffUser,
  staffInvitationMail,
  staffLoginGuessesMail,
  staffSecondFactorResetMail,
} from './staff-mails.ts';
import { type TaxFile, taxDocumentMail } from './tax-document-mail.ts';
import { confirmationMail, passengerChangedMail, passengerMail } from './ticket-mails.ts';
import { transferMail } from './transfer-mail.ts';
import { departureMessageMail, departureMovedMail, tripCancelledMail, waitingEndedMail } from './trip-mails.ts';
import { vanLateMail } from './van-late-mail.ts';
import { type MailedWaiting, waitingMail } from './waiting-mails.ts';

export interface MailerDependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>;
  /** Receives mails when no mail server is configured. */
  mailbox: { save(mail: Mail): Promise<void> };
  accounts: {
    recipient(customerId: number): Promise<Recipient | undefined>;
    issueToken: IssueToken;
  };
  purchases: { forMail(orderId: OrderId): Promise<OrderMailInput | undefined> };
  /** Issues links to pay an order without logging in, as paths of the site. */
  paymentLinks: { issue(orderId: OrderId, placedAt: Date): Promise<string> };
  /** Returns the path of the page that follows an order's or a passenger's vans; undefined without a planned trip. */
  rides: { linkTo(orderId: OrderId, email?: string): Promise<string | undefined> };
  /** Records for staff that a mail about an order was sent, once per job. */
  sentMails: {
    add(mail: { orderId: OrderId; jobId: string; kind: string; to: string; subject: string }): Promise<unknown>;
  };
  refunds: { forMail(refundId: number): Promise<MailedRefund | undefined> };
  /** Files of tax documents. */
  taxDocuments: {
    file(orderId: OrderId, documentId: string, format: 'pdf' | 'xml'): Promise<TaxFile | undefined>;
  };
  eventRequests: {
    request(eventRequestId: number): Promise<MailedRequest | undefined>;
    guest(eventRequestId: number, address: string): Promise<MailedGuest | undefined>;
  };
  complaints: { find(id: string): Promise<MailedComplaint | undefined> };
  waiting: {
    find(waitingId: number): Promise<MailedWaiting | undefined>;
    issueToken(waitingId: number): Promise<string>;
  };
  privacyRequests: {
    find(privacyRequestId: number): Promise<MailedPrivacyRequest | undefined>;
    issueToken(privacyRequestId: number, purpose: 'confirm' | 'export'): Promise<string>;
  };
  acts: { texts(actId: number): Promise<Translations<{ subject: string; body: string }> | undefined> };
  staff: {
    find(staffUserId: number): Promise<MailedStaffUser | undefined>;
    issueInvitation(staffUserId: number): Promise<string>;
  };
}

/** Writes and sends the mails of jobs, over SMTP if configured, otherwise to the local mailbox. */
export function createMailer(dependencies: MailerDependencies) {
  const {
    config,
    mailbox,
    accounts,
    purchases,
    paymentLinks,
    rides,
    sentMails,
    refunds,
    taxDocuments,
    eventRequests,
    complaints,
    waiting,
    staff,
    acts,
    privacyRequests,
  } = dependencies;
  const smtp = config.smtpUrl ? createSmtp({ url: config.smtpUrl, from: config.mailFrom }) : undefined;

  async function paymentLinkOf({ siteOrigin, detail: { order } }: OrderMailInput) {
    return new URL(await paymentLinks.issue(order.id, new Date(order.date)), siteOrigin).href;
  }

  /** @param address of the passenger who gets the mail; defaults to the buyer */
  async function rideLinkOf({ siteOrigin, detail: { order } }: OrderMailInput, { address }: { address?: string }) {
    const path = await rides.linkTo(order.id, address);
    return path && new URL(path, siteOrigin).href;
  }

  /** Returns where the buyer pays; telephone buyers pay without logging in. */
  const payLinkOf = async (order: OrderMailInput) => (order.soldByTelephone ? paymentLinkOf(order) : orderLink(order));

  async function orderMailOf(job: OrderMailJob, order: OrderMailInput): Promise<Mail | undefined> {
    const paid = order.detail.order.paymentState === 'paid';
    switch (job.kind) {
      case 'order-paid':
        return paid ? confirmationMail(order, job.late) : undefined;
      case 'passenger-tickets':
        return paid ? passengerMail(order, job.address) : undefined;
      case 'passenger-changed':
        return paid ? passengerChangedMail(order, job) : undefined;
      case 'pick-up-times':
        return paid ? pickUpTimesMail(order, job, await rideLinkOf(order, job)) : undefined;
      case 'van-late':
        return paid ? vanLateMail(order, job, await rideLinkOf(order, job)) : undefined;
      case 'ticket-given':
        return paid ? ticketGivenMail(order, job) : undefined;
      case 'ticket-withdrawn':
        return ticketWithdrawnMail(order, job);
      case 'tickets-cancelled':
        return ticketsCancelledMail(order, job);
      case 'transfer-instructions':
        return transferMail(order, await payLinkOf(order));
      case 'payment-link':
        return paymentLinkMail(order, await paymentLinkOf(order));
      case 'payment-failed':
        return paymentFailedMail(order, await payLinkOf(order));
      case 'hold-expired':
        return holdExpiredMail(order);
      case 'departure-moved':
        return departureMovedMail(order, job);
      case 'departure-message': {
        const texts = await acts.texts(job.actId);
        return paid && texts ? departureMessageMail(order, texts, job.address) : undefined;
      }
      case 'trip-cancelled':
        return tripCancelledMail(order, job.isSettled);
      case 'order-cancelled':
      case 'free-order-cancelled':
      case 'transfer-refused':
        return cancelledMail(order, job.kind);
      case 'tax-document': {
        const formats = ['pdf', 'xml'] as const;
        const { orderId, documentId } = job;
        const files = await Promise.all(formats.map((format) => taxDocuments.file(orderId, documentId, format)));
        const there = files.filter((file) => file !== undefined);
        return taxDocumentMail(order, documentId, there);
      }
      case 'refund': {
        const refund = await refunds.forMail(job.refundId);
        // the record was undone meanwhile
        if (job.isPaidBack && !refund?.paidBack) return undefined;
        return refund && refundMail(order, refund);
      }
    }
  }

  async function deliver(mail: Mail, jobId: string) {
    if (!smtp) return mailbox.save(mail);
    await smtp.send(mail, messageIdOf(jobId, mail.to, config.mailFrom));
  }

  async function orderMail(job: OrderMailJob, jobId: string) {
    const order = await purchases.forMail(job.orderId);
    const mail = order && (await orderMailOf(job, order));
    if (!mail) return;
    await deliver(mail, jobId);
    const { orderId, kind } = job;
    await sentMails.add({ orderId, jobId, kind, to: mail.to, subject: mail.subject });
  }

  async function accountMail(job: AccountMailJob, jobId: string) {
    const recipient = await accounts.recipient(job.customerId);
    if (!recipient) return;
    const { siteOrigin = config.siteUrl } = job;
    await deliver(await accountMailOf({ ...job, siteOrigin }, recipient, accounts.issueToken), jobId);
  }

  async function eventRequestMail(job: EventRequestMailJob, jobId: string) {
    const request = await eventRequests.request(job.eventRequestId);
    if (!request) return;
    const guest = 'address' in job ? await eventRequests.guest(job.eventRequestId, job.address) : undefined;
    const mail =
      job.kind === 'event-invitation'
        ? guest && (await invitationMail(request, guest, job.address))
        : await decisionMail(job.kind, request);
    if (mail) await deliver(mail, jobId);
  }

  async function waitingListMail(job: WaitingMailJob | WaitingEndedMailJob, jobId: string) {
    const found = await waiting.find(job.waitingId);
    const mail =
      found &&
      (job.kind === 'waiting-ended'
        ? await waitingEndedMail(found)
        : await waitingMail(job, found, () => waiting.issueToken(job.waitingId)));
    if (mail) await deliver(mail, jobId);
  }

  async function staffMail({ kind, staffUserId }: StaffMailJob, jobId: string) {
    const user = await staff.find(staffUserId);
    if (!user) return;
    const mails: Record<StaffMailJob['kind'], () => Promise<Mail>> = {
      'staff-invitation': async () =>
        staffInvitationMail(user, await staff.issueInvitation(staffUserId), config.siteUrl),
      'staff-second-factor-reset': async () =>
        staffSecondFactorResetMail(user, await staff.issueInvitation(staffUserId), config.siteUrl),
      'staff-login-guesses': () => staffLoginGuessesMail(user, config.siteUrl),
    };
    await deliver(await mails[kind](), jobId);
  }

  async function mailComplaint(job: ComplaintMailJob, jobId: string) {
    const complaint = await complaints.find(job.complaintId);
    const mail = complaint && (await complaintMail(job, complaint, config.siteUrl));
    if (mail) await deliver(mail, jobId);
  }

  async function privacyRequestMail({ kind, privacyRequestId: id }: PrivacyMailJob, jobId: string) {
    const request = await privacyRequests.find(id);
    const mail = request && (await privacyMail(kind, request, (purpose) => privacyRequests.issueToken(id, purpose)));
    if (mail) await deliver(mail, jobId);
  }

  return {
    /** @throws when the mail server rejects the mail, so that the job is retried */
    async send(job: MailJob, jobId: string) {
      if ('customerId' in job) await accountMail(job, jobId);
      else if ('eventRequestId' in job) await eventRequestMail(job, jobId);
      else if ('waitingId' in job) await waitingListMail(job, jobId);
      else if ('staffUserId' in job) await staffMail(job, jobId);
      else if ('complaintId' in job) await mailComplaint(job, jobId);
      else if ('privacyRequestId' in job) await privacyRequestMail(job, jobId);
      else await orderMail(job, jobId);
    },
    close: () => smtp?.close(),
  };
}
