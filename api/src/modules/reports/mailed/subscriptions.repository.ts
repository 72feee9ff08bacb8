import type { CountryCode } from '@idavuelta/shared/contracts';
import type { NewReportSubscription } from '@idavuelta/shared/contracts/staff';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../database/database.ts';
import type { ReportSubscription as StoredSubscription } from '../../../database/schema.ts';

export function createSubscriptionsRepository(db: Queryable) {
  const subscriptions = db
    .selectFrom('report_subscription as s')
    .innerJoin('staff_user as u', 'u.id', 's.staff_user_id')
    .select(['s.id', 's.name', 's.report', 's.filters', 's.period', 's.format', 's.frequency', 's.weekday', 's.hour'])
    .select(['s.month_day as monthDay', 's.time_zone as timeZone', 's.next_at as nextAt'])
    .select(['s.staff_user_id as makerId', 'u.name as maker'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('report_reader as r')
          .innerJoin('staff_user as reader', 'reader.id', 'r.staff_user_id')
          .select(['reader.id', 'reader.name', 'reader.role', 'reader.partner_id as partnerId'])
          .select(['reader.scope_events as eventIds'])
          .select(({ ref, eb: of }) => [
            ref('reader.scope_countries').$castTo<CountryCode[] | null>().as('countries'),
            of('reader.blocked_at', 'is not', null).as('isBlocked'),
          ])
          .whereRef('r.subscription_id', '=', 's.id')
          .orderBy('reader.name')
          .orderBy('reader.id'),
      ).as('readers'),
      jsonObjectFrom(
        eb
          .selectFrom('report_mailing as m')
          .select('m.due_at as dueAt')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('m.state', '=', 'sent').as('sent'),
            fn.countAll<number>().filterWhere('m.state', '=', 'waiting').as('waiting'),
            fn.countAll<number>().filterWhere('m.state', '=', 'refused').as('refused'),
            fn.countAll<number>().filterWhere('m.state', '=', 'failed').as('failed'),
          ])
          .whereRef('m.subscription_id', '=', 's.id')
          .groupBy('m.due_at')
          .orderBy('m.due_at', 'desc')
          .limit(1),
      ).as('last'),
    ]);

  return {
    list: () => subscriptions.orderBy('s.name').orderBy('s.id').execute(),

    byId: (id: number) => subscriptions.where('s.id', '=', id).executeTakeFirst(),

    count: async (staffUserId: number) =>
      (
        await db
          .selectFrom('report_subscription')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('staff_user_id', '=', staffUserId)
          .executeTakeFirstOrThrow()
      ).count,

    /** @returns its id */
    async add(
      { readers, monthDay, timeZone, weekday, ...values }: NewReportSubscription,
      { makerId, nextAt }: { makerId: number; nextAt: Date },
    ) {
      const row = {
        ...values,
        weekday: weekday ?? null,
        month_day: monthDay ?? null,
        time_zone: timeZone,
        staff_user_id: makerId,
        next_at: nextAt,
      } as Insertable<StoredSubscription>;
      const { id } = await db.insertInto('report_subscription').values(row).returning('id').executeTakeFirstOrThrow();
      await db
        .insertInto('report_reader')
        .values(readers.map((staffUserId) => ({ subscription_id: id, staff_user_id: staffUserId })))
        .execute();
      return id;
    },

    setNext: (id: number, nextAt: Date | null) =>
      db.updateTable('report_subscription').set({ next_at: nextAt }).where('id', '=', id).execute(),

    remove: (id: number) => db.deleteFrom('report_subscription').where('id', '=', id).execute(),

    /** Returns the colleagues who are not blocked, by name. */
    colleagues: () =>
      db
        .selectFrom('staff_user')
        .select(['id', 'name', 'role', 'partner_id as partnerId', 'scope_events as eventIds'])
        .select(({ ref }) => ref('scope_countries').$castTo<CountryCode[] | null>().as('countries'))
        .select(sql<boolean>`false`.as('isBlocked'))
        .where('blocked_at', 'is', null)
        .orderBy('name')
        .orderBy('id')
        .execute(),
  };
}

export type FoundSubscription = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSubscriptionsRepository>['byId']>>
>;
