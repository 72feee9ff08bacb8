import type { CheckedDeparture, CountryCode, ListedTicket, OrderId, TicketList } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { isFoundById } from '../../../visibility/visibility.repository.ts';
import { type AdmissionHours, admissionOf } from '../admission.repository.ts';
import { isOnHold, outboundUntil } from '../tickets.repository.ts';

/** A ticket that lets somebody ride, with what a device is told of it. */
export interface ListableTicket {
  orderId: OrderId;
  ticket: number;
  issue: number;
  listed: ListedTicket;
}

/** SQL: departure `d` is of these days: also a van that is late, and the way home of a long night, are checked. */
const isOfTheseDays = sql`d.starts_at BETWEEN now() - interval '1 day' AND now() + interval '3 days'`;

/** SQL: ticket `t` of order `o` lets somebody ride. @param holds whether tickets whose charge was taken back are on hold */
const isGoodWith = (holds: boolean) => sql`o.state = 'paid' AND t.refund_id IS NULL AND NOT ${isOnHold(holds)}`;

/** SQL: departure `d` as anybody may read it. Its id can be guessed, so an event that is not found by its id is not named. */
const facts = sql`d.id AS "departureId", iso(d.starts_at) AS date, jsonb_build_object(
    'name', CASE WHEN ${isFoundById()} THEN COALESCE(event.translations -> country.default_locale ->> 'name', event.slug)
      ELSE place.name END,
    'placeName', place.name, 'timeZone', event.time_zone,
    'translations', CASE WHEN ${isFoundById()} THEN (
      SELECT COALESCE(jsonb_object_agg(language, jsonb_build_object('name', texts -> 'name')), '{}')
      FROM jsonb_each(event.translations) AS translation (language, texts)) ELSE '{}' END) AS event
  FROM departure d JOIN event ON event.id = d.event_id JOIN country ON country.code = event.country_code
  JOIN place ON place.id = event.place_id`;

/** What devices read before they check tickets without a network. */
export function createTicketListsRepository(db: Queryable, { holds }: { holds: boolean }) {
  const isGood = isGoodWith(holds);

  return {
    /** Those of these days that somebody travels to, the earliest first. */
    async departures(country: CountryCode) {
      const { rows } = await sql<CheckedDeparture>`
        SELECT ${facts} WHERE ${isOfTheseDays} AND event.country_code = ${country}
          AND EXISTS (SELECT FROM orders o JOIN order_ticket t ON t.order_id = o.id WHERE o.departure_id = d.id AND ${isGood})
        ORDER BY d.starts_at, d.id`.execute(db);
      return rows;
    },

    /** @returns undefined for one of other days */
    async departure(departureId: number, hours: AdmissionHours) {
      const { rows } = await sql<Omit<TicketList, 'keys' | 'entries'>>`
        SELECT iso(now()) AS "madeAt", iso(d.starts_at + interval ${outboundUntil}) AS "returnFrom",
          ${admissionOf(hours, sql.ref('d.id'))} AS admission, ${facts}
        WHERE ${isOfTheseDays} AND d.id = ${departureId}`.execute(db);
      return rows[0];
    },

    async tickets(departureId: number) {
      const { rows } = await sql<ListableTicket>`
        SELECT o.id AS "orderId", t.number AS ticket, t.issue, jsonb_build_object(
          'customer', jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', ''),
          'ticketQuantity', count(*) OVER (PARTITION BY o.id),
          'passengers', jsonb_path_query_array(t.passengers, '$[*].name'),
          'checked', (
            SELECT COALESCE(jsonb_object_agg(k.leg, jsonb_strip_nulls(
              jsonb_build_object('at', iso(k.checked_at), 'by', s.device_name))), '{}')
            FROM ticket_check k LEFT JOIN ticket_scan s ON s.id = k.scan_id WHERE k.order_ticket_id = t.id)) AS listed
        FROM orders o JOIN order_ticket t ON t.order_id = o.id JOIN customer c ON c.id = o.customer_id
        WHERE o.departure_id = ${departureId} AND ${isGood}`.execute(db);
      return rows;
    },
  };
}
