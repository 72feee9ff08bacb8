import { type Database, query } from '@idavuelta/api/database/database.ts';
import { messageIdOf } from '@idavuelta/api/mail/message-id.ts';
import type { AcceptedMail } from '@idavuelta/api/testing/mail-server.ts';
import type { Fault } from './audit.ts';

/** Sender of the API processes. */
export const mailFrom = 'Idavuelta <hola@idavuelta.pe>';

interface MailedJob {
  id: string;
  kind: string;
  orderId: string;
  recipient: string;
  /** Subject of the mail, for kinds that may be sent several times. */
  about: string;
}

interface MailedOrder {
  orderId: string;
  paid: boolean;
  /** Number of payment attempts. */
  attempts: number;
}

const jobsOf = (db: Database) =>
  query<MailedJob>(
    db,
    `SELECT j.id, j.data ->> 'kind' AS kind, o.id AS "orderId", COALESCE(j.data ->> 'refundId', '') AS about,
       COALESCE(j.data ->> 'address', c.email) AS recipient
     FROM pgboss.job j JOIN orders o ON o.id::text = j.data ->> 'orderId' JOIN customer c ON c.id = o.customer_id
     WHERE j.name IN ('send-mail', 'send-urgent-mail')`,
  );

const ordersOf = (db: Database) =>
  query<MailedOrder>(
    db,
    `SELECT o.id AS "orderId", o.state = 'paid' AS paid, count(p.id)::int AS attempts
     FROM orders o LEFT JOIN payment p ON p.order_id = o.id GROUP BY o.id`,
  );

/**
 * Compares the delivered mails with the orders' history. A process killed between sending a mail and recording it sends
 * the mail again, with the same Message-ID.
 */
export async function mailFaults(db: Database, delivered: AcceptedMail[]): Promise<Fault[]> {
  const jobs = await jobsOf(db);
  const jobOf = new Map(jobs.map((job) => [messageIdOf(job.id, job.recipient, mailFrom), job]));
  const orders = new Map((await ordersOf(db)).map((order) => [order.orderId, order]));
  const faults: Fault[] = [];
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId } of delivered) {
    const job = jobOf.get(messageId);
    if (job?.recipient !== to) {
      faults.push({ kind: 'a mail that nobody asked for', detail: `${to} ${messageId}` });
      continue;
    }
    const name = [job.orderId, job.kind, to, job.about].join(' ');
    ids.set(name, (ids.get(name) ?? new Set()).add(messageId));
  }
  for (const [name, mails] of ids) {
    const [orderId = '', kind] = name.split(' ');
    // Each attempt may fail.
    const most = kind === 'payment-failed' ? (orders.get(orderId)?.attempts ?? 0) : 1;
    if (mails.size > most) faults.push({ kind: 'a mail that is sent twice', detail: `${mails.size} × ${name}` });
  }
  const confirmed = new Set(
    [...ids.keys()].filter((name) => name.includes(' order-paid ')).map((name) => name.slice(0, 36)),
  );
  for (const { orderId, paid } of orders.values())
    if (paid && !confirmed.has(orderId)) faults.push({ kind: 'a confirmation that never came', detail: orderId });
  return faults;
}
