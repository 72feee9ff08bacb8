import type { ComplaintsQuery } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';

const number = sql<string>`lpad(s.number::text, 9, '0') || '-' || s.year`;
const today = sql<string>`(now() AT TIME ZONE 'America/Lima')::date`;
const isOverdue = sql<boolean>`s.answered_at IS NULL AND s.due_on < ${today}`;
const searched = sql<string>`${number} || ' ' || s.name || ' ' || COALESCE(s.order_number, '')`;

/** Reads the complaints book for staff. */
export function createComplaintQueueRepository(db: Queryable) {
  const sheets = db.selectFrom('complaint_sheet as s');

  return {
    /** Open sheets come first where the last day orders: the most urgent is on top. */
    list({ page, size, sort, state, kind, from, until, text = '' }: ComplaintsQuery) {
      const direction = sort.startsWith('-') ? 'desc' : 'asc';
      const found = sheets
        .select(['s.id', number.as('number'), 's.country_code as country', 's.filed_at as filedAt', 's.kind', 's.name'])
        .select([sql<string>`to_char(s.due_on, 'YYYY-MM-DD')`.as('dueOn'), 's.answered_at as answeredAt'])
        .$if(state === 'open', (query) => query.where('s.answered_at', 'is', null))
        .$if(state === 'answered', (query) => query.where('s.answered_at', 'is not', null))
        .$if(state === 'overdue', (query) => query.where(isOverdue))
        .$if(kind !== undefined, (query) => query.where('s.kind', '=', kind ?? 'reclamo'))
        .$if(from !== undefined, (query) => query.where(sql<boolean>`s.filed_on >= ${from}::date`))
        .$if(until !== undefined, (query) => query.where(sql<boolean>`s.filed_on <= ${until}::date`))
        .$if(text.trim() !== '', (query) => query.where(containsText(searched, text)))
        .$if(sort === 'dueOn', (query) => query.orderBy(sql`s.answered_at IS NOT NULL`))
        .orderBy(sort.replace('-', '') === 'dueOn' ? 's.due_on' : 's.filed_at', direction)
        .orderBy('s.year', direction)
        .orderBy('s.number', direction);
      return listPage(db, found, { page, size });
    },

    /** Returns an order by its number, as somebody typed it. */
    orderOf: async (typed: string) =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where(
            'number',
            '=',
            typed
              .trim()
              .toUpperCase()
              .replaceAll(/[\s#-]/g, ''),
          )
          .executeTakeFirst()
      )?.id,

    /** Sheets whose last day has passed, and the day after which the oldest waits. */
    overdue: () =>
      sheets
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .select(sql<Date | null>`min(s.due_on)::timestamp AT TIME ZONE 'America/Lima'`.as('oldest'))
        .where(isOverdue)
        .executeTakeFirstOrThrow(),

    /** Returns all sheets filed on these days, in the order of their numbers. */
    register: (from: string, until: string) =>
      sheets
        .selectAll('s')
        .select([number.as('numberText'), sql<string>`to_char(s.filed_on, 'YYYY-MM-DD')`.as('filedOn')])
        .select(sql<string>`to_char(s.due_on, 'YYYY-MM-DD')`.as('dueOn'))
        .select(sql<string | null>`to_char(s.answered_at AT TIME ZONE 'America/Lima', 'YYYY-MM-DD')`.as('answeredOn'))
        .where(sql<boolean>`s.filed_on BETWEEN ${from}::date AND ${until}::date`)
        .orderBy('s.year')
        .orderBy('s.number')
        .execute(),
  };
}
