import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

export interface SentMail {
  orderId: OrderId;
  /** Stable across retries of the job. */
  jobId: string;
  /** Kind of its job, e.g. `order-paid`. */
  kind: string;
  to: string;
  subject: string;
}

export type OrderMailsRepository = ReturnType<typeof createOrderMailsRepository>;

export const createOrderMailsRepository = (db: Queryable) => ({
  add: ({ orderId, jobId, to, ...mail }: SentMail) =>
    db
      .insertInto('order_mail')
      .values({ order_id: orderId, job_id: jobId, recipient: to, ...mail })
      .onConflict((conflict) => conflict.columns(['order_id', 'job_id']).doNothing())
      .execute(),

  /** Oldest first. */
  of: (orderId: OrderId) =>
    db
      .selectFrom('order_mail')
      .select(['kind', 'recipient as to', 'subject', 'sent_at as at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
});
