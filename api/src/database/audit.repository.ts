import type { AuditAction } from '@idavuelta/shared/contracts/staff';
import { isThere } from './affected-rows.ts';
import type { Queryable } from './database.ts';

export interface AuditEntry {
  /** Who did it, e.g. `staff:<user>` or `provider:<code>`. */
  actor: string;
  action: AuditAction;
  /** What it was done to, e.g. an order id. */
  subject: string;
  detail?: object;
}

/** Unifies an action that earlier versions wrote in two ways. */
const toListedAction = <Row extends { action: string }>(row: Row): Row =>
  row.action === 'refund-by_hand' ? { ...row, action: 'refund-by-hand' } : row;

/** Reads and writes the audit. */
export const createAuditRepository = (db: Queryable) => ({
  add: (entry: AuditEntry) => db.insertInto('audit').values(entry).execute(),

  /** Tells whether such a row was ever added. */
  has: ({ actor, action, subject }: Omit<AuditEntry, 'detail'>) =>
    isThere(
      db
        .selectFrom('audit')
        .select('id')
        .where('subject', '=', subject)
        .where('actor', '=', actor)
        .where('action', '=', action)
        .limit(1),
    ),

  /**
   * Latest first.
   * @param subject restricts the result to one subject
   * @param page.before only rows with a smaller id
   * @param page.reads only reads of contact details, or everything but them
   */
  async latest(count: number, subject?: string, { before, reads }: { before?: number; reads?: boolean } = {}) {
    const rows = await db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .$if(reads !== undefined, (query) => query.where('action', reads ? '=' : '<>', 'read-contacts'))
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
    return rows.map(toListedAction);
  },
});
