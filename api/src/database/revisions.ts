import type { FieldError } from '@idavuelta/shared/contracts';
import { AppError } from '../errors.ts';
import { createAuditRepository } from './audit.repository.ts';
import type { Queryable } from './database.ts';

/** Maximum number of audit rows read to determine what was changed. */
const maxRows = 50;

/** Returns the values that a change really changes, before and after. */
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

/** Returns the fields changed after a revision, according to the audit. */
async function changedSince(db: Queryable, subject: string, revision: number): Promise<FieldError[]> {
  const rows = await createAuditRepository(db).latest(maxRows, subject);
  const details = rows
    .map(({ detail }) => detail as ChangeDetail)
    .filter((detail) => (detail.revision ?? 0) > revision);
  const fields = new Set(details.flatMap(({ after = {} }) => Object.keys(after)));
  return [...fields].map((field) => ({ field, reason: 'changed' }));
}

/** Returns the revision of something without a revision column: the one recorded with its last change in the audit. */
export async function revisionByAudit(db: Queryable, subject: string) {
  const [latest] = await createAuditRepository(db).latest(1, subject);
  return (latest?.detail as ChangeDetail | undefined)?.revision ?? 1;
}

interface Revisions {
  /** Current revision of the locked row. */
  stored: number;
  /** Revision that the change is based on; undefined when unknown, as in commands. */
  read: number | undefined;
}

/**
 * Accepts a change based on the stored revision, or on one since which only unrelated fields were changed: a new
 * picture does not disturb someone editing texts.
 * @param isAbout tells whether the change concerns a field named in the audit; every field by default
 * @throws CHANGED_MEANWHILE with the fields changed by others
 */
export async function assertUnchanged(
  db: Queryable,
  subject: string,
  { stored, read }: Revisions,
  isAbout: (field: string) => boolean = () => true,
) {
  if (read === undefined || stored === read) return;
  const changed = await changedSince(db, subject, read);
  const errors = changed.filter(({ field }) => isAbout(field));
  // a change missing from the audit may concern any field
  if (errors.length > 0 || changed.length === 0) throw new AppError('CHANGED_MEANWHILE', { errors });
}

/** Parses the revision of an `If-Match` header, with or without quotes. */
export const revisionOf = (ifMatch: string) => Number(ifMatch.replaceAll('"', ''));

/** Like `revisionOf`, for an optional header. */
export const revisionIn = ({ 'if-match': ifMatch }: { 'if-match'?: string }) =>
  ifMatch === undefined ? undefined : revisionOf(ifMatch);
