import type { FieldError } from '@idavuelta/shared/contracts';
import { AppError } from '../errors.ts';
import { createAuditRepository } from './audit.repository.ts';
import type { Queryable } from './database.ts';

/** Most audit rows that are read to say what was changed. */
const maxRows = 50;

/** What a change changes indeed: the values before and after. */
export function fieldsChanged<T extends object>(stored: T, change: Partial<T>) {
  const fields = (Object.keys(change) as (keyof T)[]).filter(
    (field) => change[field] !== undefined && change[field] !== stored[field],
  );
  const pick = (values: Partial<T>) => Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>;
  return { before: pick(stored), after: pick(change) };
}

interface ChangeDetail {
  revision?: number;
  after?: object;
}

/** The fields of a thing that were changed after a revision, by the audit. */
export async function changedSince(db: Queryable, subject: string, revision: number): Promise<FieldError[]> {
  const rows = await createAuditRepository(db).latest(maxRows, subject);
  const details = rows
    .map(({ detail }) => detail as ChangeDetail)
    .filter((detail) => (detail.revision ?? 0) > revision);
  const fields = new Set(details.flatMap(({ after = {} }) => Object.keys(after)));
  return [...fields].map((field) => ({ field, reason: 'changed' }));
}

/** The revision of what has none of its own: that of its last change, by the audit. */
export async function revisionByAudit(db: Queryable, subject: string) {
  const [latest] = await createAuditRepository(db).latest(1, subject);
  return (latest?.detail as ChangeDetail | undefined)?.revision ?? 1;
}

interface Revisions {
  /** Of the thing as it is now, locked. */
  stored: number;
  /** That was read; undefined where nobody has said, as in commands. */
  read: number | undefined;
}

/**
 * Lets a change pass that began at the stored revision, or since which only what it is not about was changed: who edits
 * texts is not disturbed by a new picture.
 * @param isAbout whether the change is about a field that the audit names
 * @throws CHANGED_MEANWHILE with what somebody else has changed
 */
export async function assertUnchanged(
  db: Queryable,
  subject: string,
  { stored, read }: Revisions,
  isAbout: (field: string) => boolean,
) {
  if (read === undefined || stored === read) return;
  const changed = await changedSince(db, subject, read);
  const errors = changed.filter(({ field }) => isAbout(field));
  // what nobody has told of may be about anything
  if (errors.length > 0 || changed.length === 0) throw new AppError('CHANGED_MEANWHILE', { errors });
}

/** The revision of an `If-Match` header, with or without quotes. */
export const revisionOf = (ifMatch: string) => Number(ifMatch.replaceAll('"', ''));

/** The same where the header may be absent. */
export const revisionIn = ({ 'if-match': ifMatch }: { 'if-match'?: string }) =>
  ifMatch === undefined ? undefined : revisionOf(ifMatch);
