import { links } from '@idavuelta/shared/contracts';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { first } from '../database/database.ts';
import type { AccountMailJob, MailJob } from '../jobs/jobs.ts';
import { issueToken } from '../modules/accounts/account-tokens.ts';
import { createAccountsRepository } from '../modules/accounts/accounts.repository.ts';
import type { Mailbox } from '../modules/mailbox/mailbox.repository.ts';
import type { createPurchasesRepository } from '../modules/orders/purchases.repository.ts';
import { asMail, type Mail, type OrderMailInput, paidMail, transferMail } from './order-mails.ts';
import { mailTexts } from './texts/texts.ts';

/** Writes and sends the mails that jobs ask for: over SMTP when configured, else into the local mailbox. */
export function createMailer(
  db: Database,
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mailbox: Mailbox,
  purchases: ReturnType<typeof createPurchasesRepository>,
) {
  const smtp = config.smtpUrl ? nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom }) : undefined;

  async function deliver(mail: Mail) {
    if (!smtp) return mailbox.keep(mail);
    await smtp.sendMail(mail);
  }

  async function orderMail(orderId: string, write: (input: OrderMailInput) => Promise<Mail> | Mail | undefined) {
    const [order, detail] = await Promise.all([
      db
        .query<Omit<OrderMailInput, 'detail'>>(
          `SELECT c.email AS "to", c.first_name AS "firstName", o.language, o.site_origin AS "siteOrigin"
           FROM orders o JOIN customer c ON c.id = o.customer_id WHERE o.id = $1`,
          [orderId],
        )
        .then(first),
      purchases.detail(orderId, null),
    ]);
    const mail = order && detail && (await write({ ...order, detail }));
    if (mail) await deliver(mail);
  }

  async function accountMail({ kind, customerId, siteOrigin }: AccountMailJob) {
    const customer = await createAccountsRepository(db).byId(customerId);
    if (!customer) return;
    const { email, firstName, language } = customer;
    const { greeting, verify, reset } = mailTexts[language];
    // Made only now: the job in the database never holds the secret. A repeated job sends a fresh one.
    const token = await issueToken(db, kind === 'verify-account' ? 'verify' : 'reset', customerId);
    const texts = kind === 'verify-account' ? verify : reset;
    const path = kind === 'verify-account' ? links.verifyAccount(token) : links.recoveryAccount(token);
    await deliver(
      asMail(email, texts.subject, {
        language,
        title: texts.title,
        paragraphs: [greeting(firstName), texts.body],
        action: { label: texts.action, href: new URL(path, siteOrigin).href },
        note: texts.note,
      }),
    );
  }

  return {
    /** @throws when the mail server does not take it, so that the job is tried again */
    async send(job: MailJob) {
      if ('customerId' in job) await accountMail(job);
      else await orderMail(job.orderId, job.kind === 'order-paid' ? paidMail : transferMail);
    },
    close: () => smtp?.close(),
  };
}
