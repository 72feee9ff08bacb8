import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export const createMailedRequestsRepository = (db: Queryable) => ({
  request: (id: number) =>
    db
      .selectFrom('event_request as r')
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .leftJoin('event as e', 'e.id', 'r.event_id')
      .leftJoin('bank_account as a', (join) =>
        join.onRef('a.country_code', '=', 'e.country_code').onRef('a.currency', '=', 'r.quote_currency'),
      )
      .select(['r.id', 'r.status', 'r.quote_minor as quoteMinor', 'r.quote_currency as quoteCurrency'])
      .select(['r.quote_pay_by as quotePayBy', 'a.bank_name as bankName', 'a.account_id as accountId'])
      .select(['a.account_type as accountType', 'a.holder', 'r.reason', 'r.name', 'r.location', 'r.address'])
      .select(['r.invitation', 'r.language', 'r.site_origin as siteOrigin', 'r.time_zone as timeZone'])
      .select((eb) => [
        sql<Date>`r.starts_at`.as('startsAt'),
        'e.slug',
        'c.email as to',
        'c.first_name as firstName',
        'c.last_name as lastName',
        eb
          .selectFrom('event_request_guest as g')
          .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('g.seats'), lit(0)).as('seats'))
          .whereRef('g.event_request_id', '=', 'r.id')
          .where('g.email', 'is', null)
          .$asScalar()
          .$notNull()
          .as('seatsToBook'),
      ])
      .where('r.id', '=', id)
      .executeTakeFirst(),

  guest: (requestId: number, address: string) =>
    db
      .selectFrom('event_request_guest')
      .select(['name', 'seats'])
      .where('event_request_id', '=', requestId)
      .where('email', '=', address)
      .executeTakeFirst(),
});
