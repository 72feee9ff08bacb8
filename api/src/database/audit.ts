import type { Queryable } from './database.ts';

/** Leaves a trace of something staff may be asked about later. */
export const audit = (tx: Queryable, actor: string, action: string, subject: string, detail: object = {}) =>
  tx.query('INSERT INTO audit (actor, action, subject, detail) VALUES ($1, $2, $3, $4)', [
    actor,
    action,
    subject,
    detail,
  ]);
