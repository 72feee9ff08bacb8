import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../../database/database.ts';

/** Which travellers were notified that their van is late. */
export const createLateNoticesRepository = (db: Queryable) => ({
  /** Waits for a concurrent process that adds the same tickets. @returns the tickets that had no notice yet */
  async add(ticketIds: number[], direction: PlanDirection): Promise<Set<number>> {
    const ordered = [...new Set(ticketIds)].sort((one, other) => one - other);
    if (ordered.length === 0) return new Set();
    const added = await db
      .insertInto('late_notice')
      .values(ordered.map((ticketId) => ({ order_ticket_id: ticketId, direction })))
      .onConflict((conflict) => conflict.columns(['order_ticket_id', 'direction']).doNothing())
      .returning('order_ticket_id as ticketId')
      .execute();
    return new Set(added.map(({ ticketId }) => ticketId));
  },
});
