import type { FieldError } from '@idavuelta/shared/contracts';
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

/** The revision of an `If-Match` header, with or without quotes. */
export const revisionOf = (ifMatch: string) => Number(ifMatch.replaceAll('"', ''));
