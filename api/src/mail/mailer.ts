import { type Language, links, type OrderId } from '@idavuelta/shared/contracts';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { AccountMailJob, MailJob } from '../jobs/jobs.ts';
import { asMail, type Mail, type OrderMailInput, paidMail, transferMail } from './order-mails.ts';
import { mailTexts } from './texts/texts.ts';

interface Recipient {
  to: string;
  firstName: string;
  language: Language;
}

export interface MailerDependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  /** Where mails go when no mail server is configured. */
  mailbox: { save(mail: Mail): Promise<void> };
  accounts: {
    recipient(customerId: number): Promise<Recipient | undefined>;
    issueToken(purpose: 'verify' | 'reset', customerId: number): Promise<string>;
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

  async function accountMail({ kind, customerId, siteOrigin }: AccountMailJob) {
    const recipient = await accounts.recipient(customerId);
    if (!recipient) return;
    const { to, firstName, language } = recipient;
    const { greeting, verify, reset } = mailTexts[language];
    // The token is made here, so that the stored job does not contain it. A repeated job sends a new one.
    const token = await accounts.issueToken(kind === 'verify-account' ? 'verify' : 'reset', customerId);
    const texts = kind === 'verify-account' ? verify : reset;
    const path = kind === 'verify-account' ? links.verifyAccount(token) : links.recoveryAccount(token);
    await deliver(
      asMail(to, texts.subject, {
        language,
        title: texts.title,
        paragraphs: [greeting(firstName), texts.body],
        action: { label: texts.action, href: new URL(path, siteOrigin).href },
        note: texts.note,
      }),
    );
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
