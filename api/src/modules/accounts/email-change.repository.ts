import { sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';

/** SQLSTATE of a violated unique constraint. */
const uniqueViolation = '23505';

export function createEmailChangeRepository(db: Queryable) {
  return {
    /** Stores the address that the customer asked for. @returns false when a customer has it */
    request: (customerId: number, email: string, ttlSeconds: number) =>
      affectsRow(
        db
          .updateTable('customer')
          .set({ pending_email: email, pending_email_until: sql<Date>`now() + make_interval(secs => ${ttlSeconds})` })
          .where('id', '=', customerId)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('customer as other').select('other.id').where('other.email', '=', email))),
          ),
      ),

    /**
     * Changes the customer's address if it is the latest one requested.
     * @returns `taken` when another customer has it; the transaction is then aborted
     */
    async confirm(customerId: number, email: string): Promise<'changed' | 'not-requested' | 'taken'> {
      try {
        const changed = await db
          .updateTable('customer')
          .set({ email, pending_email: null, pending_email_until: null })
          .where('id', '=', customerId)
          .where('pending_email', '=', email)
          .returning('id')
          .executeTakeFirst();
        return changed ? 'changed' : 'not-requested';
      } catch (error) {
        if ((error as { code?: string }).code === uniqueViolation) return 'taken';
        throw error;
      }
    },
  };
}
