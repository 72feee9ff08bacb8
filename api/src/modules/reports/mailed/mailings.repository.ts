import type { CountryCode } from '@idavuelta/shared/contracts';
import type { MailingState } from '../../../database/column-types.ts';
import { ago, now, type Queryable } from '../../../database/database.ts';

export const createMailingsRepository = (db: Queryable) => ({
  /** Locks a subscription that is due, unless another process has it. */
  lockDue: () =>
    db
      .selectFrom('report_subscription')
      .select(['id', 'frequency', 'weekday', 'month_day as monthDay', 'hour', 'time_zone as timeZone'])
      .select(({ ref }) => [ref('next_at').$castTo<Date>().as('nextAt'), now.as('now')])
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  /** Adds a mail for each reader. @returns their ids */
  async add(subscriptionId: number, dueAt: Date) {
    const added = await db
      .insertInto('report_mailing')
      .columns(['subscription_id', 'staff_user_id', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('report_reader')
          .select(['subscription_id', 'staff_user_id'])
          .select(({ val }) => val(dueAt).as('due_at'))
          .where('subscription_id', '=', subscriptionId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return added.map(({ id }) => id);
  },

  find: (id: number) =>
    db
      .selectFrom('report_mailing as m')
      .innerJoin('report_subscription as s', 's.id', 'm.subscription_id')
      .innerJoin('staff_user as maker', 'maker.id', 's.staff_user_id')
      .innerJoin('staff_user as u', 'u.id', 'm.staff_user_id')
      .select(['m.state', 'm.due_at as dueAt', 's.name as subscription', 's.report', 's.filters', 's.period'])
      .select(['s.format', 's.time_zone as timeZone', 'maker.name as maker'])
      .select(['u.email as to', 'u.name', 'u.language', 'u.role', 'u.partner_id as partnerId'])
      .select(['u.scope_events as eventIds'])
      .select(({ ref, eb }) => [
        ref('u.scope_countries').$castTo<CountryCode[] | null>().as('countries'),
        eb('u.blocked_at', 'is not', null).as('isBlocked'),
      ])
      .where('m.id', '=', id)
      .executeTakeFirst(),

  setState: (id: number, state: MailingState) =>
    db.updateTable('report_mailing').set({ state }).where('id', '=', id).execute(),

  /** Deletes what was due more than ninety days ago. */
  deleteOld: () => db.deleteFrom('report_mailing').where('due_at', '<', ago('90 days')).execute(),
});
