import { sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import type { Device } from './device.ts';

export interface NewSession extends Device {
  customerId: number;
  /** The hash that was verified: if the password has changed since, no session starts. */
  passwordHash: string;
  seconds: number;
}

export interface StoredSession extends Device {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export function createSessionsRepository(db: Queryable) {
  const ofCustomer = (customerId: number) => db.deleteFrom('session').where('customer_id', '=', customerId);

  return {
    /** @returns its id; undefined when the password has changed */
    async add({ customerId, passwordHash, browser, system, seconds }: NewSession): Promise<string | undefined> {
      const added = await db
        .with('expired', (expired) =>
          expired.deleteFrom('session').where('customer_id', '=', customerId).where('expires_at', '<=', now),
        )
        .insertInto('session')
        .columns(['customer_id', 'browser', 'system', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('customer')
            .select(({ cast, val }) => [
              'id as customer_id',
              cast<string>(val(browser), 'text').as('browser'),
              cast<string>(val(system), 'text').as('system'),
              sql<Date>`now() + make_interval(secs => ${seconds})`.as('expires_at'),
            ])
            .where('id', '=', customerId)
            .where('password_hash', '=', passwordHash)
            .forShare(),
        )
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Latest first. */
    list: (customerId: number): Promise<StoredSession[]> =>
      db
        .selectFrom('session')
        .select(['id', 'browser', 'system', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('customer_id', '=', customerId)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute(),

    /** @returns whether the customer had it */
    async end(customerId: number, id: string) {
      return affectsRow(ofCustomer(customerId).where('id', '=', id));
    },

    endAll: (customerId: number, except?: string) =>
      ofCustomer(customerId)
        .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
        .execute(),
  };
}
