import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { TimelineKind } from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createOrderMailsRepository } from './order-mails.repository.ts';
import { createTimelineRepository } from './timeline.repository.ts';

export interface TimelineEntry {
  at: Date;
  kind: TimelineKind;
  /** Actor as in the audit; for a check, the device. */
  by?: string;
  /** Recipient of a mail. */
  to?: string;
  /** What distinguishes the entry within its kind: a state, provider, mail kind or audit action. */
  name?: string;
  /** Free text: a note, a reason or the subject of a mail. */
  text?: string;
  amount?: Money;
  /** Any further data. */
  detail?: object;
  /** The provider's response to an attempt. */
  answer?: object;
}

/** Maximum number of audit rows shown; more than any order has. */
const maxChanges = 500;

/** Audit rows that duplicate refunds and notes, which have their own tables. */
const shownElsewhere = ['refund', 'refund-done', 'refund-by-hand', 'add-order-note'];

type AuditRow = Awaited<ReturnType<ReturnType<typeof createAuditRepository>['latest']>>[number];
interface Detail {
  refundId?: number;
  tickets?: number[];
  note?: string;
  reason?: string;
  to?: string;
}

function toChange({ at, actor, action, detail }: AuditRow): TimelineEntry {
  const { to, reason, ...more } = detail as Detail;
  if (action === 'order-state') return { at, kind: 'state', by: actor, name: to, text: reason };
  return { at, kind: 'change', by: actor, name: action, text: reason, detail: more };
}

/** Builds an order's full history for staff. */
export const createTimeline = ({ db }: { db: Database }) => ({
  /** Oldest first. @throws NOT_FOUND */
  async of(orderId: OrderId): Promise<TimelineEntry[]> {
    const rows = createTimelineRepository(db);
    const order = await rows.head(orderId);
    if (!order) throw new AppError('NOT_FOUND');
    const audit = await createAuditRepository(db).latest(maxChanges, orderId);
    const changes = audit.filter(({ action }) => !shownElsewhere.includes(action)).map(toChange);
    const detailOf = (refundId: number) =>
      audit.find(({ action, detail }) => action === 'refund' && (detail as Detail).refundId === refundId)?.detail as
        | Detail
        | undefined;

    const entries: TimelineEntry[] = [{ at: order.placedAt, kind: 'placed' }, ...changes];
    if (order.seats === 'held') entries.push({ at: order.heldUntil, kind: 'held-until' });
    if (order.paidAt && !changes.some(({ kind, name }) => kind === 'state' && name === 'paid'))
      entries.push({ at: order.paidAt, kind: 'state', name: 'paid' });
    if (order.flaggedAt) for (const name of order.flags) entries.push({ at: order.flaggedAt, kind: 'flag', name });
    for (const { at, settledAt, provider, reference, amount, state, answer } of await rows.attempts(orderId)) {
      entries.push({ at, kind: 'attempt', name: provider, text: reference, amount });
      if (settledAt)
        entries.push({ at: settledAt, kind: 'result', by: provider, name: state, amount, answer: answer ?? {} });
    }
    for (const { id, at, settledAt, amount, state, reason, by } of await rows.refunds(orderId)) {
      const { tickets = [], reason: why } = detailOf(id) ?? {};
      entries.push({
        at,
        kind: 'refund',
        by,
        name: reason,
        text: why,
        amount,
        ...(tickets.length && { detail: { tickets } }),
      });
      if (settledAt) entries.push({ at: settledAt, kind: 'refund-result', name: state, amount });
    }
    for (const { at, kind, to, subject } of await createOrderMailsRepository(db).of(orderId))
      entries.push({ at, kind: 'mail', to, name: kind, text: subject });
    for (const { at, ticket, leg, outcome, device } of await rows.scans(orderId))
      entries.push({ at, kind: 'check', by: device ?? undefined, name: outcome, detail: { ticket, leg } });
    for (const { at, author, body } of await rows.notes(orderId))
      entries.push({ at, kind: 'note', by: author, text: body });
    // a stable sort: entries of the same moment keep the order of their tables
    return entries.sort((one, other) => one.at.getTime() - other.at.getTime());
  },
});

export type Timeline = ReturnType<typeof createTimeline>;
