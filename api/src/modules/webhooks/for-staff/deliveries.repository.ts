import type { WebhookDelivery } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { now } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';

export interface DeliveriesQuery {
  page: number;
  size: number;
  sort: string;
  state?: WebhookDelivery['state'];
}

export function createDeliveriesRepository(db: Queryable) {
  const deliveries = db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as v', 'v.id', 'd.event_id')
    .select(['d.id', 'v.id as eventId', 'v.type', 'v.data', 'v.created_at as at', 'd.state', 'd.attempts'])
    .select(['d.attempted_at as attemptedAt', 'd.next_attempt_at as nextAttemptAt', 'd.duration_ms as durationMs'])
    .select(['d.response_status as status', 'd.response_start as responseStart', 'd.problem']);

  return {
    /** By number, which is the order in which they were made. */
    list(endpointId: number, { state, sort, ...page }: DeliveriesQuery) {
      const found = deliveries
        .where('d.endpoint_id', '=', endpointId)
        .$if(state !== undefined, (query) => query.where('d.state', '=', state as WebhookDelivery['state']))
        .orderBy('d.id', sort.startsWith('-') ? 'desc' : 'asc');
      return listPage(db, found, page);
    },

    find: (endpointId: number, id: number) =>
      deliveries.where('d.endpoint_id', '=', endpointId).where('d.id', '=', id).executeTakeFirst(),

    /** Makes a delivery due at once, as if it had not been attempted. */
    sendAgain: (id: number) =>
      db
        .updateTable('webhook_delivery')
        .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
        .where('id', '=', id)
        .execute(),

    /** Adds a message that tries an endpoint. @returns the id of its delivery */
    async addTest(endpointId: number) {
      const event = await db
        .insertInto('webhook_event')
        .values({ type: 'endpoint.test', data: {} })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('webhook_delivery')
        .values({ event_id: event.id, endpoint_id: endpointId, state: 'waiting', next_attempt_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Deletes old events with their deliveries. @returns their number, at most `count` */
    async deleteOld(count: number) {
      const { numAffectedRows } = await sql`
        DELETE FROM webhook_event WHERE id IN (
          SELECT id FROM webhook_event WHERE created_at < now() - interval '30 days' LIMIT ${count})`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

export type StoredDelivery = NonNullable<Awaited<ReturnType<ReturnType<typeof createDeliveriesRepository>['find']>>>;
