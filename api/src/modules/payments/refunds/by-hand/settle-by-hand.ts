import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { PaidBack } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { issueCreditNote } from '../../../fiscal/documents/issue.ts';
import { announce } from '../../../webhooks/outbox/announce.ts';
import { createRefundsByHandRepository, type StoredRefundByHand } from './refunds-by-hand.repository.ts';

/** How long a mistake can be undone before the buyer is notified, in milliseconds. */
const notifyAfterMs = 5 * 60_000;

interface SettleByHand {
  jobs: Jobs;
  /** Actor, as in an audit row. */
  by: string;
}

/** Records a refund as paid and schedules the buyer's notification. */
export async function settleRefund(
  tx: Queryable,
  { id, orderId }: Pick<StoredRefundByHand, 'id' | 'orderId'>,
  { jobs, ...paid }: SettleByHand & Partial<PaidBack>,
) {
  await createRefundsByHandRepository(tx).pay(id, paid);
  await issueCreditNote(tx, jobs, id);
  await announce(tx, jobs, { type: 'order.refunded', orderId, refundId: id });
  const mail = { kind: 'refund', orderId, refundId: id, isPaidBack: true } as const;
  await jobs.send('send-mail', mail, { tx, delayMs: notifyAfterMs });
}

/** Records all pending manual refunds of an order as paid now. @returns the amounts */
export async function settleByHand(tx: Queryable, orderId: OrderId, settle: SettleByHand): Promise<Money[]> {
  const open = await createRefundsByHandRepository(tx).openOf(orderId);
  for (const refund of open) await settleRefund(tx, refund, settle);
  return open.map(({ minor, currency }) => ({ minor, currency }));
}
