import type { CountryCode, Language, PrivacyRequestInput } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { PrivacyTokenPurpose } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import type { MailedPrivacyRequest } from '../../mail/privacy-mails.ts';

interface NewPrivacyRequest extends PrivacyRequestInput {
  language: Language;
  siteOrigin: string;
}

export function createPrivacyRequestsRepository(db: Queryable) {
  const isValid = sql<boolean>`expires_at > now() AND used_at IS NULL`;
  return {
    async add({ country, siteOrigin, ...request }: NewPrivacyRequest): Promise<number> {
      const { id } = await db
        .insertInto('privacy_request')
        .values({ ...request, state: 'unconfirmed', country_code: country, site_origin: siteOrigin })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Returns today's date in the country. */
    async todayIn(country: CountryCode): Promise<string> {
      const { today } = await db
        .selectFrom('country')
        .select(sql<string>`(now() AT TIME ZONE time_zone)::date::text`.as('today'))
        .where('code', '=', country)
        .executeTakeFirstOrThrow();
      return today;
    },

    byId: (id: number) =>
      db
        .selectFrom('privacy_request')
        .select(['id', 'kind', 'country_code as country', 'state', 'email'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    confirm: (id: number, dueOn: string) =>
      db
        .updateTable('privacy_request')
        .set({ state: 'open', number: sql`nextval('privacy_request_number')`, confirmed_at: now, due_on: dueOn })
        .where('id', '=', id)
        .where('state', '=', 'unconfirmed')
        .returning(sql<number>`number`.as('number'))
        .executeTakeFirst(),

    addToken: (token: { hash: string; requestId: number; purpose: PrivacyTokenPurpose; days: number }) =>
      db
        .insertInto('privacy_request_token')
        .values({
          hash: token.hash,
          request_id: token.requestId,
          purpose: token.purpose,
          expires_at: sql<Date>`now() + make_interval(days => ${token.days})`,
        })
        .execute(),

    /** Uses up the link that confirms a request. @returns the id of the request */
    useToken: async (hash: string) =>
      (
        await db
          .updateTable('privacy_request_token')
          .set({ used_at: now })
          .where('hash', '=', hash)
          .where('purpose', '=', 'confirm')
          .where(isValid)
          .returning('request_id as id')
          .executeTakeFirst()
      )?.id,

    /** Returns the request whose export a link opens. */
    ofExportToken: (hash: string) =>
      db
        .selectFrom('privacy_request_token as t')
        .innerJoin('privacy_request as r', 'r.id', 't.request_id')
        .select(['r.email', 'r.language'])
        .where('t.hash', '=', hash)
        .where('t.purpose', '=', 'export')
        .where(isValid)
        .executeTakeFirst(),

    /** Returns a request as its mails describe it. */
    mailed: (id: number): Promise<MailedPrivacyRequest | undefined> =>
      db
        .selectFrom('privacy_request')
        .select(['email as to', 'name', 'kind', 'number', 'state', 'language', 'site_origin as siteOrigin', 'answer'])
        .select(sql<string | null>`due_on::text`.as('dueOn'))
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Deletes requests that nobody confirmed for a week, and answered ones that no claim can rest on any more. */
    async deleteExpired() {
      await sql`DELETE FROM privacy_request WHERE state = 'unconfirmed' AND made_at < now() - interval '7 days'`.execute(
        db,
      );
      await sql`DELETE FROM privacy_request r WHERE answered_at < now() - interval '5 years'
        AND NOT EXISTS (SELECT FROM blocked_person b WHERE b.request_id = r.id)`.execute(db);
      await sql`DELETE FROM privacy_request_token WHERE expires_at < now()`.execute(db);
    },
  };
}
