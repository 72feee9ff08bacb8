import type { OrderId } from '@idavuelta/shared/contracts';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { AccountMailJob, MailJob } from '../jobs/jobs.ts';
import { accountMailOf, type IssueToken, type Recipient } from './account-mails.ts';
import { type Mail, type OrderMailInput, paidMail, transferMail } from './order-mails.ts';

export interface MailerDependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  /** Where mails go when no mail server is configured. */
  mailbox: { save(mail: Mail): Promise<void> };
  accounts: {
    recipient(customerId: number): Promise<Recipient | undefined>;
    issueToken: IssueToken;
  };
  purchases: { forMail(orderId: OrderId): Promise<OrderMailInput | undefined> };
}

/** Writes the mails of jobs and sends them: over SMTP when configured, else into the local mailbox. */
export function createMailer({ config, mailbox, accounts, purchases }: MailerDependencies) {
  const smtp = config.smtpUrl ? nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom }) : undefined;

  async function deliver(mail: Mail) {
    if (!smtp) return mailbox.save(mail);
    await smtp.sendMail(mail);
  }

  async function orderMail(orderId: OrderId, write: (input: OrderMailInput) => Promise<Mail> | Mail | undefined) {
    const order = await purchases.forMail(orderId);
    const mail = order && (await write(order));
    if (mail) await deliver(mail);
  }

  async function accountMail(job: AccountMailJob) {
    const recipient = await accounts.recipient(job.customerId);
    if (!recipient) return;
    await deliver(await accountMailOf(job, recipient, accounts.issueToken));
  }

  return {
    /** @throws when the mail server does not accept the mail, so that the job is retried */
    async send(job: MailJob) {
      if ('customerId' in job) await accountMail(job);
      else await orderMail(job.orderId, job.kind === 'order-paid' ? paidMail : transferMail);
    },
    close: () => smtp?.close(),
  };
}
