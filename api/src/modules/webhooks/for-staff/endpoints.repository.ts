import type { WebhookEndpointInput } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { affectsRow } from '../../../database/affected-rows.ts';
import { byName } from '../../../database/by-name.ts';
import type { SwitchedOffReason } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';

/** How long messages are signed with the former secret, too. */
const rotationTime = '1 day';

export function createEndpointsRepository(db: Queryable) {
  const endpoints = db
    .selectFrom('webhook_endpoint as e')
    .select(['e.id', 'e.name', 'e.url', 'e.events', 'e.secret', 'e.revision', 'e.created_at as createdAt'])
    .select(['e.failing_since as failingSince', 'e.switched_off_at as switchedOffAt'])
    .select(['e.switched_off_reason as switchedOffReason', 'e.former_secret_until as formerSecretUntil']);

  return {
    list: () => endpoints.orderBy(byName('e.name')).orderBy('e.id').execute(),
    find: (id: number) => endpoints.where('e.id', '=', id).executeTakeFirst(),
    lock: (id: number) => endpoints.where('e.id', '=', id).forNoKeyUpdate('e').executeTakeFirst(),

    /** @returns its id */
    async add({ name, url, events }: WebhookEndpointInput, secret: string) {
      const { id } = await db
        .insertInto('webhook_endpoint')
        .values({ name, url, events, secret })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    change: (id: number, { name, url, events }: WebhookEndpointInput) =>
      db
        .updateTable('webhook_endpoint')
        .set((eb) => ({ name, url, events, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute(),

    /** @param off why it is switched off; undefined to switch it on */
    setSwitch: (id: number, off: SwitchedOffReason | undefined) =>
      db
        .updateTable('webhook_endpoint')
        .set((eb) => ({
          switched_off_at: off ? now : null,
          switched_off_reason: off ?? null,
          failing_since: null,
          revision: eb('revision', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),

    /** Replaces the secret; the one before signs beside it for a day. */
    rotate: (id: number, secret: string) =>
      db
        .updateTable('webhook_endpoint')
        .set((eb) => ({
          secret,
          former_secret: eb.ref('secret'),
          former_secret_until: sql<Date>`now() + ${rotationTime}::interval`,
          revision: eb('revision', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),

    remove: (id: number) => affectsRow(db.deleteFrom('webhook_endpoint').where('id', '=', id)),

    /** Counts those that were switched off because nothing could be delivered. */
    dead: () =>
      db
        .selectFrom('webhook_endpoint')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('switched_off_at').as('oldest')])
        .where('switched_off_reason', 'in', ['failing', 'gone'])
        .executeTakeFirstOrThrow(),
  };
}

export type StoredEndpoint = NonNullable<Awaited<ReturnType<ReturnType<typeof createEndpointsRepository>['find']>>>;
