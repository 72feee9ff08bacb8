import type { WebhookEventType } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { StoredWebhookData } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';

export const createOutboxRepository = (tx: Queryable) => ({
  /**
   * Returns the endpoints that want events of this type. They are locked against being removed meanwhile, which would
   * undo the fact.
   */
  async wantedBy(type: WebhookEventType): Promise<number[]> {
    const rows = await tx
      .selectFrom('webhook_endpoint')
      .select('id')
      .where('switched_off_at', 'is', null)
      .where(sql<boolean>`${type} = ANY (events)`)
      .forKeyShare()
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Adds an event with a delivery for each of these endpoints. @returns the ids of the deliveries */
  async add(type: WebhookEventType, data: StoredWebhookData, endpointIds: number[]): Promise<number[]> {
    const event = await tx.insertInto('webhook_event').values({ type, data }).returning('id').executeTakeFirstOrThrow();
    const rows = await tx
      .insertInto('webhook_delivery')
      .values(
        endpointIds.map((id) => ({ event_id: event.id, endpoint_id: id, state: 'waiting', next_attempt_at: now })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
});
