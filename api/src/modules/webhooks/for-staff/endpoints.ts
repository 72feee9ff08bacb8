import type { WebhookEndpoint, WebhookEndpointInput, WebhookSecret } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError } from '../../../errors.ts';
import type { Sealing } from '../../../sealing.ts';
import { newWebhookSecret } from '../secrets.ts';
import { webhookSubject } from '../webhook-subject.ts';
import { createEndpointsRepository, type StoredEndpoint } from './endpoints.repository.ts';

interface EndpointsDependencies {
  db: Database;
  sealing: Sealing;
  /** @throws VALIDATION_FAILED (`url`) */
  checkUrl: (url: string) => Promise<string>;
}

function toEndpoint(stored: StoredEndpoint): WebhookEndpoint {
  const { id, name, url, events, revision, switchedOffReason, switchedOffAt, failingSince } = stored;
  const { formerSecretUntil, createdAt } = stored;
  const isRotating = formerSecretUntil !== null && formerSecretUntil > new Date();
  return {
    ...{ id, name, url, events, revision },
    state: switchedOffReason ?? 'on',
    createdAt: isoMoment(createdAt),
    ...(switchedOffAt && { switchedOffAt: isoMoment(switchedOffAt) }),
    ...(failingSince && { failingSince: isoMoment(failingSince) }),
    ...(isRotating && { formerSecretUntil: isoMoment(formerSecretUntil) }),
  };
}

const toAudited = ({ name, url, events }: WebhookEndpointInput) => ({
  name,
  url,
  events: events.toSorted().join(', '),
});

/** Endpoints of webhooks, for owners. Each change is audited, without secrets. */
export function createEndpoints({ db, sealing, checkUrl }: EndpointsDependencies) {
  async function find(queryable: Queryable, id: number) {
    const endpoint = await createEndpointsRepository(queryable).find(id);
    if (!endpoint) throw new AppError('NOT_FOUND');
    return toEndpoint(endpoint);
  }

  async function lock(tx: Queryable, id: number) {
    const endpoint = await createEndpointsRepository(tx).lock(id);
    if (!endpoint) throw new AppError('NOT_FOUND');
    return endpoint;
  }

  return {
    list: async () => (await createEndpointsRepository(db).list()).map(toEndpoint),

    /** @throws NOT_FOUND */
    find: (id: number) => find(db, id),

    /** @returns its secret, which is not shown again @throws VALIDATION_FAILED (`url`) */
    async add(input: WebhookEndpointInput, actor: StaffActor): Promise<WebhookSecret> {
      const values = { ...input, url: await checkUrl(input.url) };
      const secret = newWebhookSecret();
      const sealed = await sealing.seal(secret);
      return db.transaction().execute(async (tx) => {
        const id = await createEndpointsRepository(tx).add(values, sealed);
        const entry = { actor, action: 'add-webhook', subject: webhookSubject(id), detail: toAudited(values) } as const;
        await createAuditRepository(tx).add(entry);
        return { id, secret };
      });
    },

    /** @throws NOT_FOUND, VALIDATION_FAILED (`url`); CHANGED_MEANWHILE with the changed fields */
    async change(
      id: number,
      input: WebhookEndpointInput,
      { revision, actor }: { revision: number; actor: StaffActor },
    ): Promise<WebhookEndpoint> {
      const values = { ...input, url: await checkUrl(input.url) };
      return db.transaction().execute(async (tx) => {
        const stored = await lock(tx, id);
        const subject = webhookSubject(id);
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        const { before, after } = fieldsChanged(toAudited(stored), toAudited(values));
        if (Object.keys(after).length > 0) {
          await createEndpointsRepository(tx).change(id, values);
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-webhook', subject, detail });
        }
        return find(tx, id);
      });
    },

    /** Switches an endpoint on or off. Events that happen while it is off are not sent later. @throws NOT_FOUND */
    setSwitch: (id: number, isOn: boolean, actor: StaffActor): Promise<WebhookEndpoint> =>
      db.transaction().execute(async (tx) => {
        const { name, switchedOffAt } = await lock(tx, id);
        if ((switchedOffAt === null) !== isOn) {
          await createEndpointsRepository(tx).setSwitch(id, isOn ? undefined : 'by-hand');
          const detail = { name, isOn };
          const subject = webhookSubject(id);
          await createAuditRepository(tx).add({ actor, action: 'switch-webhook', subject, detail });
        }
        return find(tx, id);
      }),

    /** Messages are signed with the former secret, too, for a day. @throws NOT_FOUND */
    async rotate(id: number, actor: StaffActor): Promise<WebhookSecret> {
      const secret = newWebhookSecret();
      const sealed = await sealing.seal(secret);
      return db.transaction().execute(async (tx) => {
        const { name } = await lock(tx, id);
        await createEndpointsRepository(tx).rotate(id, sealed);
        const entry = {
          actor,
          action: 'rotate-webhook-secret',
          subject: webhookSubject(id),
          detail: { name },
        } as const;
        await createAuditRepository(tx).add(entry);
        return { id, secret };
      });
    },

    /** Removes an endpoint with its deliveries. @throws NOT_FOUND */
    remove: (id: number, actor: StaffActor) =>
      db.transaction().execute(async (tx) => {
        const stored = await lock(tx, id);
        await createEndpointsRepository(tx).remove(id);
        const subject = webhookSubject(id);
        await createAuditRepository(tx).add({ actor, action: 'remove-webhook', subject, detail: toAudited(stored) });
        return {};
      }),
  };
}

export type Endpoints = ReturnType<typeof createEndpoints>;
