import type { PersonalData } from '@idavuelta/shared/contracts';
import type { PrivacyPerson } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { localName } from '../../database/local-name.ts';

/** What the database has of an email address, whoever has an account with it. */
type DataOfEmail = Required<Pick<PersonalData, 'passengerOf' | 'guestOf' | 'mailsReceived' | 'privacyRequests'>>;

/** SQL: a passenger of ticket `t` has the address. */
const rides = (email: string) =>
  sql<boolean>`EXISTS (SELECT FROM jsonb_array_elements(t.passengers) p WHERE lower(p ->> 'email') = ${email})`;

/** Reads and removes data by email address, in lower case. */
export function createPersonByEmailRepository(db: Queryable) {
  return {
    customerId: async (email: string) =>
      (
        await db
          .selectFrom('customer')
          .select('id')
          .where('email', '=', email)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      )?.id,

    async passengerOf(email: string): Promise<DataOfEmail['passengerOf']> {
      const rows = await db
        .selectFrom('order_ticket as t')
        .innerJoin('orders as o', 'o.id', 't.order_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .innerJoin('departure as d', 'd.id', 'o.departure_id')
        .select(['o.number as order', 'e.slug', 'd.starts_at as startsAt', 't.passengers'])
        .where(rides(email))
        .orderBy('o.created_at', 'desc')
        .orderBy('t.id')
        .execute();
      return rows.flatMap(({ passengers, startsAt, ...ticket }) =>
        passengers
          .filter((passenger) => passenger.email?.toLowerCase() === email)
          .map((passenger) => ({ ...ticket, startDate: isoMoment(startsAt), passenger: { ...passenger } })),
      );
    },

    async guestOf(email: string): Promise<DataOfEmail['guestOf']> {
      const rows = await db
        .selectFrom('event_request_guest')
        .select(['event_request_id as requestId', 'name', 'phone', 'seats'])
        .where(sql`lower(email)`, '=', email)
        .orderBy('id')
        .execute();
      return rows.map(({ phone, ...guest }) => ({ ...guest, ...(phone && { phone }) }));
    },

    async mailsReceived(email: string): Promise<DataOfEmail['mailsReceived']> {
      const rows = await db
        .selectFrom('order_mail')
        .select(['subject', 'sent_at as at'])
        .where(sql`lower(recipient)`, '=', email)
        .orderBy('id')
        .execute();
      return rows.map(({ subject, at }) => ({ subject, at: isoMoment(at) }));
    },

    async privacyRequests(email: string): Promise<DataOfEmail['privacyRequests']> {
      const rows = await db
        .selectFrom('privacy_request')
        .select(['number', 'kind', 'state', 'details', 'name', 'country_code as country', 'answer'])
        .select(['confirmed_at as confirmedAt', 'answered_at as answeredAt'])
        .select(sql<string>`due_on::text`.as('dueOn'))
        .where('email', '=', email)
        .where('state', '<>', 'unconfirmed')
        .orderBy('number', 'desc')
        .execute();
      return rows.map(({ number, state, confirmedAt, answer, answeredAt, ...request }) => ({
        ...request,
        number: number ?? 0,
        state: state as 'open' | 'done' | 'refused',
        confirmedAt: isoMoment(confirmedAt ?? ''),
        ...(answer !== null && { answer }),
        ...(answeredAt && { answeredAt: isoMoment(answeredAt) }),
      }));
    },

    async blockedAt(email: string) {
      const row = await db
        .selectFrom('blocked_person')
        .select('blocked_at as at')
        .where('email', '=', email)
        .executeTakeFirst();
      return row && isoMoment(row.at);
    },

    /** Orders that the person bought or travels on, newest first. */
    async orders(email: string): Promise<PrivacyPerson['orders']> {
      const rows = await db
        .selectFrom('orders as o')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .innerJoin('country as k', 'k.code', 'e.country_code')
        .select(['o.id as orderId', 'o.number', 'c.email'])
        .select(localName('e.translations', 'k.default_locale').as('event'))
        .where(({ or, eb }) =>
          or([
            eb('c.email', '=', email),
            sql<boolean>`EXISTS (SELECT FROM order_ticket t WHERE t.order_id = o.id AND ${rides(email)})`,
          ]),
        )
        .orderBy('o.created_at', 'desc')
        .limit(200)
        .execute();
      return rows.map(({ email: buyer, ...order }) => ({ ...order, as: buyer === email ? 'buyer' : 'passenger' }));
    },

    /** Tells whether the person rides, or has paid for somebody who does, on a trip to come. */
    hasTripToCome: (email: string) =>
      isThere(
        db
          .selectFrom('orders as o')
          .innerJoin('departure as d', 'd.id', 'o.departure_id')
          .innerJoin('customer as c', 'c.id', 'o.customer_id')
          .innerJoin('order_ticket as t', 't.order_id', 'o.id')
          .select('o.id')
          .where('o.state', '=', 'paid')
          .where('d.starts_at', '>', now)
          .where(({ or, eb }) => or([eb('c.email', '=', email), rides(email)]))
          .limit(1),
      ),

    /** Removes the person from tickets, guest lists, messages and mails that belong to nobody else. */
    async remove(email: string) {
      await sql`UPDATE order_ticket t SET passengers = (
          SELECT jsonb_agg(CASE WHEN lower(passenger ->> 'email') = ${email}
            THEN (SELECT jsonb_object_agg(field, '') FROM jsonb_object_keys(passenger) field) ELSE passenger END ORDER BY n)
          FROM jsonb_array_elements(t.passengers) WITH ORDINALITY AS list (passenger, n))
        WHERE ${rides(email)}`.execute(db);
      await sql`DELETE FROM order_mail WHERE lower(recipient) = ${email}`.execute(db);
      await sql`DELETE FROM mailbox WHERE lower(recipient) = ${email}`.execute(db);
      await sql`DELETE FROM enquiry WHERE lower(content ->> 'email') = ${email}`.execute(db);
      await sql`DELETE FROM event_invitation WHERE lower(email) = ${email}`.execute(db);
      await sql`DELETE FROM event_request_guest WHERE lower(email) = ${email}`.execute(db);
      await db.deleteFrom('blocked_person').where('email', '=', email).execute();
    },
  };
}
