import type { NewListExport, NewReportExport } from '@idavuelta/shared/contracts/staff';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';
import type { ReportExport } from '../../../database/schema.ts';

/** Where the next part begins: after an order, or at a page of a list. */
type NextPart = Pick<Updateable<ReportExport>, 'after_paid' | 'after_id' | 'next_page'>;

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

  /** Adds the export of a list. The version before shows it as one of today. */
  addList: (
    { list, format, query, columns, language }: NewListExport,
    { actor, total, contacts }: { actor: StaffActor; total: number; contacts: boolean },
  ) => {
    const today = new Date().toISOString().slice(0, 10);
    const row: Insertable<ReportExport> = {
      ...{ actor, list, format, query, columns, language },
      orders: total,
      has_contacts: contacts,
      from_day: today,
      until_day: today,
    };
    return db.insertInto('report_export').values(row).returningAll().executeTakeFirstOrThrow();
  },

  /** Returns a person's exports of lists, newest first. */
  lists: (actor: StaffActor) =>
    db
      .selectFrom('report_export')
      .selectAll()
      .where('actor', '=', actor)
      .where('list', 'is not', null)
      .where(isKept)
      .orderBy('id', 'desc')
      .limit(maxShown)
      .execute(),

  /** Returns a person's exports of a period's orders, newest first. */
  of: (actor: StaffActor) =>
    db
      .selectFrom('report_export')
      .selectAll()
      .where('actor', '=', actor)
      .where('list', 'is', null)
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

  /** Adds the next part. @param part.next where the next part begins; absent in the last part */
  async addPart(
    { id, parts }: { id: number; parts: number },
    part: { content: Buffer; orders: number; rows: number; next?: NextPart | undefined },
  ) {
    const { content, orders, rows, next } = part;
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
        ...(next ?? { done_at: sql<Date>`now()` }),
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
