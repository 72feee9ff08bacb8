import { sql } from 'kysely';
import type { StaffActor } from '../../database/actor.ts';
import type { Database } from '../../database/database.ts';

/** A staff member's access to contact details. */
export interface ContactRead {
  actor: StaffActor;
  /** What was read, e.g. `contacts:orders/<id>`; a list has no id. */
  subject: string;
  /** Contains neither names nor contact details. */
  detail: { operation: string; filter?: object };
}

/** Period in which a repeated read is not recorded again. */
const writtenAgainAfter = '1 hour';

export const createContactReadsRepository = (db: Database) => ({
  /** Writes the read to the audit in one statement. */
  add: ({ actor, subject, detail }: ContactRead) =>
    sql`
      INSERT INTO audit (actor, action, subject, detail)
      SELECT ${actor}, 'read-contacts', ${subject}, ${JSON.stringify(detail)}::jsonb
      WHERE NOT EXISTS (
        SELECT FROM audit
        WHERE action = 'read-contacts' AND actor = ${actor} AND subject = ${subject}
          AND at > now() - ${writtenAgainAfter}::interval AND detail = ${JSON.stringify(detail)}::jsonb)`.execute(db),
});

export type ContactReads = ReturnType<typeof createContactReadsRepository>;
