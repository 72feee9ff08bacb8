import type { OrderId } from '@idavuelta/shared/contracts';
import type { Config } from '../config/config.ts';
import type {
  AccountMailJob,
  ComplaintMailJob,
  EventRequestMailJob,
  MailJob,
  OrderMailJob,
  PrivacyMailJob,
  ReportMailJob,
  SaleMailJob,
  StaffMailJob,
  WaitingEndedMailJob,
  WaitingMailJob,
} from '../jobs/jobs.ts';
import { accountMailOf, type IssueToken, type Recipient } from './account-mails.ts';
import { complaintMail, type MailedComplaint } from './complaint-mails.ts';
import { decisionMail, invitationMail, type MailedGuest, type MailedRequest } from './event-request-mails.ts';
import type { Mail } from './mail.ts';
import { messageIdOf } from './message-id.ts';
import type { OrderMailInput } from './order-facts.ts';
import { createOrderMails, type OrderMailsDependencies } from './order-mail-jobs.ts';
import { type MailedPrivacyRequest, privacyMail } from './privacy-mails.ts';
import { type MailedReport, reportMail } from './report-mail.ts';
import { type MailedSale, saleMail } from './sale-mail.ts';
import { createSmtp } from './smtp.ts';
import {
  type MailedStaffUser,
  staffInvitationMail,
  staffLoginGuessesMail,
  staffSecondFactorResetMail,
} from './staff-mails.ts';
import { waitingEndedMail } from './trip-mails.ts';
import { type MailedWaiting, waitingMail } from './waiting-mails.ts';

export interface MailerDependencies extends OrderMailsDependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>;
  /** Receives mails when no mail server is configured. */
  mailbox: { save(mail: Mail): Promise<void> };
  accounts: {
    recipient(customerId: number): Promise<Recipient | undefined>;
    issueToken: IssueToken;
  };
  purchases: { forMail(orderId: OrderId): Promise<OrderMailInput | undefined> };
  /** Records for staff that a mail about an order was sent, once per job. */
  sentMails: {
    add(mail: { orderId: OrderId; jobId: string; kind: string; to: string; subject: string }): Promise<unknown>;
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
  scheduledReports: {
    /** Returns the report and its reader; undefined when it was sent before, or may not be sent. */
    forMail(mailingId: number): Promise<MailedReport | undefined>;
    markSent(mailingId: number): Promise<unknown>;
  };
  saleReminders: { forMail(eventId: number): Promise<MailedSale | undefined> };
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
    sentMails,
    eventRequests,
    complaints,
    waiting,
    staff,
    privacyRequests,
    scheduledReports,
    saleReminders,
  } = dependencies;
  const orderMailOf = createOrderMails(dependencies);
  const smtp = config.smtpUrl ? createSmtp({ url: config.smtpUrl, from: config.mailFrom }) : undefined;

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

  async function scheduledReport({ mailingId }: ReportMailJob, jobId: string) {
    const report = await scheduledReports.forMail(mailingId);
    if (!report) return;
    await deliver(await reportMail(report, config.siteUrl), jobId);
    await scheduledReports.markSent(mailingId);
  }

  async function saleReminder({ eventId, customerId }: SaleMailJob, jobId: string) {
    const recipient = await accounts.recipient(customerId);
    const sale = await saleReminders.forMail(eventId);
    if (recipient && sale) await deliver(await saleMail(recipient, sale, config.siteUrl), jobId);
  }

  return {
    /** @throws when the mail server rejects the mail, so that the job is retried */
    async send(job: MailJob, jobId: string) {
      if ('eventId' in job) await saleReminder(job, jobId);
      else if ('customerId' in job) await accountMail(job, jobId);
      else if ('eventRequestId' in job) await eventRequestMail(job, jobId);
      else if ('waitingId' in job) await waitingListMail(job, jobId);
      else if ('staffUserId' in job) await staffMail(job, jobId);
      else if ('complaintId' in job) await mailComplaint(job, jobId);
      else if ('privacyRequestId' in job) await privacyRequestMail(job, jobId);
      else if ('mailingId' in job) await scheduledReport(job, jobId);
      else await orderMail(job, jobId);
    },
    close: () => smtp?.close(),
  };
}
