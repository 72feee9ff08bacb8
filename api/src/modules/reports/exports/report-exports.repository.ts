import type { OrderId } from '@idavuelta/shared/contracts';
import type { NewReportExport } from '@idavuelta/shared/contracts/staff';
import { type Insertable, sql } from 'kysely';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';
import type { ReportExport } from '../../../database/schema.ts';

/** Maximum number shown to a person. */
const maxShown = 100;

/** SQL: requested within the last day. */
const isKept = sql<boolean>`asked_at > now() - interval '24 hours'`;

export const createReportExportsRepository = (db: Queryable) => ({
  add: (
    { from, until, country, event, language }: NewReportExport,
    { actor, orders }: { actor: StaffActor; orders: number },
  ) => {
    const row: Insertable<ReportExport> = {
      actor,
      orders,
      language,
      from_day: from,
      until_day: until,
      country_code: country ?? null,
      event_id: event ?? null,
    };
    return db.insertInto('report_export').values(row).returningAll().executeTakeFirstOrThrow();
  },

  /** Returns a person's exports, newest first. */
  of: (actor: StaffActor) =>
    db
      .selectFrom('report_export')
      .selectAll()
      .where('actor', '=', actor)
      .where(isKept)
      .orderBy('id', 'desc')
      .limit(maxShown)
      .execute(),

  find: (id: number, actor: StaffActor) =>
    db
      .selectFrom('report_export')
      .selectAll()
      .where('id', '=', id)
      .where('actor', '=', actor)
      .where(isKept)
      .executeTakeFirst(),

  /** Prevents others from writing the next part until the transaction ends. */
  lock: (id: number) => db.selectFrom('report_export').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Adds the next part. @param part.last the order after which the next part continues; absent in the last part */
  async addPart(
    { id, parts }: { id: number; parts: number },
    part: { content: Buffer; orders: number; rows: number; last?: { paidAt: string; id: OrderId } | undefined },
  ) {
    const { content, orders, rows, last } = part;
    await db
      .insertInto('report_export_part')
      .values({ export_id: id, number: parts + 1, content })
      .execute();
    await db
      .updateTable('report_export')
      .set((eb) => ({
        parts: parts + 1,
        written: eb('written', '+', orders),
        rows: eb('rows', '+', rows),
        ...(last ? { after_paid: last.paidAt, after_id: last.id } : { done_at: sql<Date>`now()` }),
      }))
      .where('id', '=', id)
      .execute();
  },

  async part(id: number, number: number) {
    const row = await db
      .selectFrom('report_export_part')
      .select('content')
      .where('export_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.content;
  },

  deleteExpired: () => db.deleteFrom('report_export').where(sql<boolean>`NOT (${isKept})`).execute(),
});
