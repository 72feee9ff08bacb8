import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { TimelineKind } from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createOrderMailsRepository } from './order-mails.repository.ts';
import { createTimelineRepository } from './timeline.repository.ts';

/** Something that happened to an order. */
export interface TimelineEntry {
  at: Date;
  kind: TimelineKind;
  /** Who did it, as in the audit; the device of a check. */
  by?: string;
  /** The address of a mail. */
  to?: string;
  /** Which of its kind: a state, a provider, the kind of a mail, the action of an audit row. */
  name?: string;
  /** In somebody's own words: a note, a reason, the subject of a mail. */
  text?: string;
  amount?: Money;
  /** Whatever else is known. */
  detail?: object;
  /** What the provider said of an attempt. */
  answer?: object;
}

/** Most audit rows of an order that are shown; more than any order has. */
const maxChanges = 500;

/** Refunds and notes have tables of their own; these rows say the same again. */
const toldElsewhere = ['refund', 'refund-done', 'refund-by-hand', 'add-order-note'];

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

/** Everything that happened to orders, for staff. */
export const createTimeline = ({ db }: { db: Database }) => ({
  /** The oldest first. @throws NOT_FOUND */
  async of(orderId: OrderId): Promise<TimelineEntry[]> {
    const rows = createTimelineRepository(db);
    const order = await rows.head(orderId);
    if (!order) throw new AppError('NOT_FOUND');
    const audit = await createAuditRepository(db).latest(maxChanges, orderId);
    const changes = audit.filter(({ action }) => !toldElsewhere.includes(action)).map(toChange);
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
    // what happened in one moment stays in the order of its tables
    return entries.sort((one, other) => one.at.getTime() - other.at.getTime());
  },
});

export type Timeline = ReturnType<typeof createTimeline>;
