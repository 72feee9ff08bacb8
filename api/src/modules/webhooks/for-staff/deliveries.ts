import type { WebhookDelivery } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { bodyOf } from '../delivering/deliver-webhook.ts';
import { webhookSubject } from '../webhook-subject.ts';
import { createDeliveriesRepository, type DeliveriesQuery, type StoredDelivery } from './deliveries.repository.ts';
import { createEndpointsRepository } from './endpoints.repository.ts';

/** Events per statement, small enough for the statement timeout. */
const batchSize = 5000;

function toDelivery(stored: StoredDelivery): WebhookDelivery {
  const { id, eventId, type, at, state, attempts, attemptedAt, nextAttemptAt, durationMs, status } = stored;
  const { responseStart, problem } = stored;
  return {
    ...{ id, eventId, type, state, attempts },
    at: isoMoment(at),
    payload: bodyOf(stored),
    ...(attemptedAt && { attemptedAt: isoMoment(attemptedAt) }),
    ...(state === 'waiting' && nextAttemptAt && { nextAttemptAt: isoMoment(nextAttemptAt) }),
    ...(durationMs !== null && { durationMs }),
    ...(status !== null && { status }),
    ...(responseStart && { responseStart }),
    ...(problem && { problem }),
  };
}

/** Deliveries of webhooks, for owners. */
export function createDeliveries({ db, jobs }: { db: Database; jobs: Jobs }) {
  async function find(queryable: Queryable, endpointId: number, id: number) {
    const delivery = await createDeliveriesRepository(queryable).find(endpointId, id);
    if (!delivery) throw new AppError('NOT_FOUND');
    return toDelivery(delivery);
  }

  async function lockEndpoint(tx: Queryable, id: number) {
    const endpoint = await createEndpointsRepository(tx).lock(id);
    if (!endpoint) throw new AppError('NOT_FOUND');
    return endpoint;
  }

  return {
    async list(endpointId: number, query: DeliveriesQuery) {
      const { rows, total } = await createDeliveriesRepository(db).list(endpointId, query);
      return { rows: rows.map(toDelivery), total };
    },

    /** Sends a message again, with the same id. @throws NOT_FOUND; STATE_CONFLICT while the endpoint is off */
    sendAgain: (endpointId: number, id: number, actor: StaffActor): Promise<WebhookDelivery> =>
      db.transaction().execute(async (tx) => {
        const { name, switchedOffAt } = await lockEndpoint(tx, endpointId);
        const { eventId, type } = await find(tx, endpointId, id);
        if (switchedOffAt) throw new AppError('STATE_CONFLICT');
        await createDeliveriesRepository(tx).sendAgain(id);
        await jobs.send('deliver-webhook', { deliveryId: id, attempt: 1 }, { tx });
        const subject = webhookSubject(endpointId);
        const detail = { name, type, eventId };
        await createAuditRepository(tx).add({ actor, action: 'resend-webhook', subject, detail });
        return find(tx, endpointId, id);
      }),

    /** Sends a message of type `endpoint.test`, once, also to an endpoint that is off. @throws NOT_FOUND */
    test: (endpointId: number, actor: StaffActor): Promise<WebhookDelivery> =>
      db.transaction().execute(async (tx) => {
        const { name } = await lockEndpoint(tx, endpointId);
        const deliveryId = await createDeliveriesRepository(tx).addTest(endpointId);
        await jobs.send('deliver-webhook', { deliveryId, attempt: 1 }, { tx });
        const subject = webhookSubject(endpointId);
        await createAuditRepository(tx).add({ actor, action: 'test-webhook', subject, detail: { name } });
        return find(tx, endpointId, deliveryId);
      }),

    async deleteOld() {
      let deleted = batchSize;
      while (deleted === batchSize) deleted = await createDeliveriesRepository(db).deleteOld(batchSize);
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
