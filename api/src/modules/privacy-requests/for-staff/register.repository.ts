import type { StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { type NotNull, sql } from 'kysely';
import { containsText } from '../../../database/contains-text.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { listPage } from '../../../database/list-page.ts';

export interface RegisterQuery {
  page: number;
  size: number;
  sort: string;
  state?: StaffPrivacyRequest['state'];
  text?: string;
}

const sortColumns = { dueOn: 'r.due_on', number: 'r.number' } as const;

export function createRegisterRepository(db: Queryable) {
  const requests = db
    .selectFrom('privacy_request as r')
    .innerJoin('country as k', 'k.code', 'r.country_code')
    .leftJoin('blocked_person as b', 'b.email', 'r.email')
    .select(['r.id', 'r.number', 'r.kind', 'r.state', 'r.country_code as country', 'r.language', 'r.name', 'r.email'])
    .select(['r.details', 'r.confirmed_at as confirmedAt', 'r.answer', 'r.answered_at as answeredAt'])
    .select(['r.answered_by as answeredBy', 'b.email as blocked'])
    .select(sql<string>`r.due_on::text`.as('dueOn'))
    .select(sql<number>`r.due_on - (now() AT TIME ZONE k.time_zone)::date`.as('daysLeft'))
    .where('r.state', '<>', 'unconfirmed')
    .$narrowType<{ number: NotNull; confirmedAt: NotNull; state: StaffPrivacyRequest['state'] }>();

  type Row = Awaited<ReturnType<typeof requests.execute>>[number];
  const toRequest = ({
    confirmedAt,
    answer,
    answeredAt,
    answeredBy,
    blocked,
    ...request
  }: Row): StaffPrivacyRequest => ({
    ...request,
    confirmedAt: isoMoment(confirmedAt),
    isBlocked: blocked !== null,
    ...(answer !== null && { answer }),
    ...(answeredAt && { answeredAt: isoMoment(answeredAt) }),
    ...(answeredBy !== null && { answeredBy }),
  });

  return {
    async list({ state, text = '', sort, ...page }: RegisterQuery) {
      const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
      const words = sql<string>`r.number || ' ' || r.name || ' ' || r.email`;
      const found = await listPage(
        db,
        requests
          .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'open'))
          .$if(text.trim() !== '', (query) => query.where(containsText(words, text)))
          .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
          .orderBy('r.id'),
        page,
      );
      return { ...found, rows: found.rows.map(toRequest) };
    },

    async byId(id: number): Promise<StaffPrivacyRequest | undefined> {
      const row = await requests.where('r.id', '=', id).executeTakeFirst();
      return row && toRequest(row);
    },

    /** @returns undefined for a request that is answered */
    answer: (id: number, { state, answer, by }: { state: 'done' | 'refused'; answer: string; by: string }) =>
      db
        .updateTable('privacy_request')
        .set({ state, answer, answered_by: by, answered_at: now })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst(),

    /** @returns undefined for somebody who is blocked already */
    block: (requestId: number, email: string, by: string) =>
      db
        .insertInto('blocked_person')
        .values({ email, request_id: requestId, blocked_by: by })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('email')
        .executeTakeFirst(),

    unblock: (email: string) =>
      db.deleteFrom('blocked_person').where('email', '=', email).returning('email').executeTakeFirst(),
  };
}
