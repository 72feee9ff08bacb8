import { webhookVersion } from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { JobHandlers, Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { Sealing } from '../../../sealing.ts';
import { signedHeaders } from '../secrets.ts';
import { webhookSubject } from '../webhook-subject.ts';
import { createDeliveringRepository, type DueDelivery } from './delivering.repository.ts';
import type { Attempt, PostMessage } from './post-message.ts';
import { pauseAfter } from './retry-schedule.ts';

type DeliverWebhookJob = Parameters<JobHandlers['deliver-webhook']>[0];

interface DeliverWebhookDependencies {
  db: Database;
  jobs: Jobs;
  log: Log;
  sealing: Sealing;
  post: PostMessage;
}

/** The body of a message, the same in each attempt. */
export const bodyOf = ({ type, at, data }: Pick<DueDelivery, 'type' | 'at' | 'data'>) =>
  JSON.stringify({ type, timestamp: isoMoment(at), version: webhookVersion, data });

/** A test is attempted once, also while the endpoint is off: nobody waits for a later attempt. */
const isTest = ({ type }: DueDelivery) => type === 'endpoint.test';

/**
 * Creates the job that attempts a delivery. If the process ends before the result is stored, the delivery is
 * attempted again: receivers recognise a repeated message by its id.
 */
export function createDeliverWebhook({ db, jobs, log, sealing, post }: DeliverWebhookDependencies) {
  async function attempt(due: DueDelivery): Promise<Attempt> {
    if (due.isOff && !isTest(due)) return { problem: 'switched-off', durationMs: 0 };
    const sealed = [due.secret, ...(due.isRotating && due.formerSecret ? [due.formerSecret] : [])];
    const secrets = await Promise.all(sealed.map((each) => sealing.open(each)));
    const body = bodyOf(due);
    return post({ url: due.url, body, headers: signedHeaders(secrets, { id: due.eventId, at: new Date(), body }) });
  }

  /** Switches an endpoint off that says it is gone, or that has failed for days. */
  async function afterFailure(tx: Queryable, { endpointId }: DueDelivery, { problem }: Attempt) {
    const delivering = createDeliveringRepository(tx);
    const endpoint = await delivering.lockEndpoint(endpointId);
    if (!endpoint || endpoint.isOff) return;
    await delivering.setFailing(endpointId);
    const reason = problem === 'gone' ? 'gone' : endpoint.isDead ? 'failing' : undefined;
    if (!reason) return;
    await delivering.switchOff(endpointId, reason);
    const detail = { name: endpoint.name, reason };
    const subject = webhookSubject(endpointId);
    await createAuditRepository(tx).add({ actor: 'job:webhooks', action: 'switch-webhook', subject, detail });
    log.warn({ endpointId, reason }, 'webhook endpoint switched off');
  }

  return async ({ deliveryId, attempt: number }: DeliverWebhookJob): Promise<void> => {
    const due = await createDeliveringRepository(db).due(deliveryId, number);
    if (!due) return;
    const result = await attempt(due);
    const isOver = !result.problem || isTest(due) || result.problem === 'gone' || result.problem === 'switched-off';
    const pauseMs = isOver ? undefined : pauseAfter(number);
    await db.transaction().execute(async (tx) => {
      const delivering = createDeliveringRepository(tx);
      if (!(await delivering.record(deliveryId, number, result, pauseMs))) return;
      if (pauseMs !== undefined)
        await jobs.send('deliver-webhook', { deliveryId, attempt: number + 1 }, { tx, delayMs: pauseMs });
      if (!result.problem) await delivering.setWorking(due.endpointId);
      else if (!isTest(due)) await afterFailure(tx, due, result);
    });
  };
}
