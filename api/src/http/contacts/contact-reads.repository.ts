import { sql } from 'kysely';
import type { StaffActor } from '../../database/actor.ts';
import type { Database } from '../../database/database.ts';

/** That one of staff has read how people are reached. */
export interface ContactRead {
  actor: StaffActor;
  /** Whose, e.g. `contacts:orders/<id>`; of a list without an id. */
  subject: string;
  /** Neither names nor contacts. */
  detail: { operation: string; filter?: object };
}

/** The same read is not written again within this time. */
const writtenAgainAfter = '1 hour';

export const createContactReadsRepository = (db: Database) => ({
  /** Writes it into the audit, in one statement. */
  add: ({ actor, subject, detail }: ContactRead) =>
    sql`
      INSERT INTO audit (actor, action, subject, detail)
      SELECT ${actor}, 'read-contacts', ${subject}, ${JSON.stringify(detail)}::jsonb
      WHERE NOT EXISTS (
        SELECT FROM audit
        WHERE action = 'read-contacts' AND actor = ${actor} AND subject = ${subject}
          AND at > now() - ${writtenAgainAfter}::interval AND detail = ${JSON.stringify(detail)}::jsonb)`.execute(db),
});
