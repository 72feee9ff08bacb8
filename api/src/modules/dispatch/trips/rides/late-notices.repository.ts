import { toldAgainMinutes } from '@idavuelta/shared/contracts/schemas/staff';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import { type SqlBool, sql } from 'kysely';
import { now, type Queryable } from '../../../../database/database.ts';

/** Which travellers were notified that their van is late. */
export function createLateNoticesRepository(db: Queryable) {
  const insert = (ticketIds: number[], direction: PlanDirection) => {
    const ordered = [...new Set(ticketIds)].sort((one, other) => one - other);
    return db
      .insertInto('late_notice')
      .values(ordered.map((ticketId) => ({ order_ticket_id: ticketId, direction })))
      .returning('order_ticket_id as ticketId');
  };
  type Added = ReturnType<typeof insert>;
  const ticketsOf = async (added: Added) => new Set((await added.execute()).map(({ ticketId }) => ticketId));
  const key = ['order_ticket_id', 'direction'] as const;

  return {
    /** Waits for a concurrent process that adds the same tickets. @returns the tickets that had no notice yet */
    add: async (ticketIds: number[], direction: PlanDirection): Promise<Set<number>> =>
      ticketIds.length === 0
        ? new Set()
        : ticketsOf(insert(ticketIds, direction).onConflict((conflict) => conflict.columns(key).doNothing())),

    /** Also adds tickets whose notice is some minutes old. @returns the tickets to notify */
    renew: async (ticketIds: number[], direction: PlanDirection): Promise<Set<number>> =>
      ticketIds.length === 0
        ? new Set()
        : ticketsOf(
            insert(ticketIds, direction).onConflict((conflict) =>
              conflict
                .columns(key)
                .doUpdateSet({ notified_at: now })
                .where(
                  sql<SqlBool>`late_notice.notified_at < now() - ${toldAgainMinutes}::integer * interval '1 minute'`,
                ),
            ),
          ),

    /** Returns when tickets were last notified. */
    async times(ticketIds: number[], direction: PlanDirection): Promise<Map<number, Date>> {
      const rows = await db
        .selectFrom('late_notice')
        .select(['order_ticket_id as ticketId', 'notified_at as at'])
        .where(({ eb, fn, val }) => eb('order_ticket_id', '=', fn.any(val(ticketIds))))
        .where('direction', '=', direction)
        .execute();
      return new Map(rows.map(({ ticketId, at }) => [ticketId, at]));
    },
  };
}
