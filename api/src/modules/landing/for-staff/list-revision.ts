import type { CountryCode } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, revisionByAudit } from '../../../database/revisions.ts';
import { lockCountry } from './country-lock.repository.ts';

/** What a change of a list is based on, and who makes it. */
export interface ListChange {
  /** Revision that the change is based on. */
  revision: number;
  actor: StaffActor;
}

/**
 * Runs `work` in a transaction that locks the country's lists.
 * @throws CHANGED_MEANWHILE when the list has another revision
 */
export const inRevision = <T>(
  db: Database,
  list: { country: CountryCode; subject: string; revision: number },
  work: (tx: Queryable) => Promise<T>,
) =>
  db.transaction().execute(async (tx) => {
    await lockCountry(tx, list.country);
    await assertUnchanged(tx, list.subject, { stored: await revisionByAudit(tx, list.subject), read: list.revision });
    return work(tx);
  });
