import { sql } from 'kysely';
import type { SwitchedOffReason } from '../../../database/column-types.ts';
import { ago, now, type Queryable } from '../../../database/database.ts';
import type { Attempt } from './post-message.ts';
import { deadAfter } from './retry-schedule.ts';

export const createDeliveringRepository = (db: Queryable) => ({
  /** Returns a delivery that is due, with its event and endpoint. */
  due: (deliveryId: number, attempt: number) =>
    db
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook_event as v', 'v.id', 'd.event_id')
      .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
      .select(['d.id', 'v.id as eventId', 'v.type', 'v.data', 'v.created_at as at', 'e.id as endpointId', 'e.url'])
      .select(['e.secret', 'e.former_secret as formerSecret'])
      .select(({ eb }) => [
        eb('e.former_secret_until', '>', now).as('isRotating'),
        eb('e.switched_off_at', 'is not', null).as('isOff'),
      ])
      .where('d.id', '=', deliveryId)
      .where('d.state', '=', 'waiting')
      .where('d.attempts', '=', attempt - 1)
      .executeTakeFirst(),

  /** Reads and locks the endpoint of a delivery until the transaction ends. */
  lockEndpoint: (id: number) =>
    db
      .selectFrom('webhook_endpoint')
      .select(['name', 'url'])
      .select(({ eb }) => [
        eb('switched_off_at', 'is not', null).as('isOff'),
        eb('failing_since', '<', ago(deadAfter)).as('isDead'),
      ])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /**
   * Records an attempt, unless another process has recorded it.
   * @param pauseMs until the next one; undefined when there is none
   * @returns whether it was recorded
   */
  async record(id: number, attempt: number, { problem, status, responseStart, durationMs }: Attempt, pauseMs?: number) {
    const failed = pauseMs === undefined ? 'failed' : 'waiting';
    const { numUpdatedRows } = await db
      .updateTable('webhook_delivery')
      .set({
        state: problem ? failed : 'delivered',
        attempts: attempt,
        attempted_at: now,
        next_attempt_at: pauseMs === undefined ? null : sql<Date>`now() + make_interval(secs => ${pauseMs / 1000})`,
        duration_ms: durationMs,
        response_status: status ?? null,
        response_start: responseStart ?? null,
        problem: problem ?? null,
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', attempt - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  setFailing: (endpointId: number) =>
    db
      .updateTable('webhook_endpoint')
      .set({ failing_since: now })
      .where('id', '=', endpointId)
      .where('failing_since', 'is', null)
      .execute(),

  setWorking: (endpointId: number) =>
    db
      .updateTable('webhook_endpoint')
      .set({ failing_since: null })
      .where('id', '=', endpointId)
      .where('failing_since', 'is not', null)
      .execute(),

  switchOff: (endpointId: number, reason: SwitchedOffReason) =>
    db
      .updateTable('webhook_endpoint')
      .set((eb) => ({ switched_off_at: now, switched_off_reason: reason, revision: eb('revision', '+', 1) }))
      .where('id', '=', endpointId)
      .execute(),
});

export type DueDelivery = NonNullable<Awaited<ReturnType<ReturnType<typeof createDeliveringRepository>['due']>>>;
