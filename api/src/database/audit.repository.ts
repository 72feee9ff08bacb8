import { type Queryable, query } from './database.ts';

export interface AuditEntry {
  /** Who did it, e.g. `staff:<user>` or `provider:<code>`. */
  actor: string;
  action: string;
  /** What it was done to, e.g. the id of an order. */
  subject: string;
  detail?: object;
}

/** A record of what staff and providers did to orders. */
export const createAuditRepository = (db: Queryable) => ({
  add: ({ actor, action, subject, detail = {} }: AuditEntry) =>
    query(db, 'INSERT INTO audit (actor, action, subject, detail) VALUES ($1, $2, $3, $4)', [
      actor,
      action,
      subject,
      detail,
    ]),
});
