import type { CheckedDeparture, CountryCode, TicketList } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AdmissionHours } from '../../../config/config.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { isFoundById } from '../../../visibility/visibility.repository.ts';
import { admissionOf, toAdmission } from '../admission.repository.ts';
import { returnFrom } from '../checked-ticket.ts';
import { isOnHold } from '../tickets.repository.ts';
import { type ListableTicket, toDeparture, toListable } from './listed-ticket.ts';

/** SQL: departure `d` is due around now, including late vans and the way home after a long night. */
const isOfTheseDays = sql<boolean>`d.starts_at BETWEEN now() - interval '1 day' AND now() + interval '3 days'`;

/** SQL: ticket `t` of order `o` is valid. @param holds whether tickets of disputed charges are on hold */
const isValidTicket = (holds: boolean) =>
  sql<boolean>`o.state = 'paid' AND t.refund_id IS NULL AND NOT ${isOnHold(holds)}`;

/** Reads what devices need to check tickets offline. */
export function createTicketListsRepository(db: Queryable, { holds }: { holds: boolean }) {
  const isValid = isValidTicket(holds);
  const departuresOfTheseDays = db
    .selectFrom('departure as d')
    .innerJoin('event', 'event.id', 'd.event_id')
    .innerJoin('country', 'country.code', 'event.country_code')
    .innerJoin('place', 'place.id', 'event.place_id')
    .select(['d.id as departureId', 'd.starts_at as startsAt', isFoundById().as('isNamed'), 'event.slug'])
    .select(['event.translations', 'event.time_zone as timeZone', 'country.default_locale as language'])
    .select('place.name as placeName')
    .where(isOfTheseDays);

  return {
    /** Returns current departures with travellers, earliest first. */
    async departures(country: CountryCode): Promise<CheckedDeparture[]> {
      const rows = await departuresOfTheseDays
        .where('event.country_code', '=', country)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('orders as o')
              .innerJoin('order_ticket as t', 't.order_id', 'o.id')
              .whereRef('o.departure_id', '=', 'd.id')
              .where(isValid),
          ),
        )
        .orderBy('d.starts_at')
        .orderBy('d.id')
        .execute();
      return rows.map(toDeparture);
    },

    /** @returns undefined unless the departure is current */
    async departure(
      departureId: number,
      hours: AdmissionHours,
    ): Promise<Omit<TicketList, 'keys' | 'entries'> | undefined> {
      const row = await departuresOfTheseDays
        .innerJoinLateral(admissionOf(hours, sql.ref('d.id')).as('admission'), (join) => join.onTrue())
        .select([now.as('madeAt'), 'admission.opensAt', 'admission.closesAt'])
        .where('d.id', '=', departureId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        ...toDeparture(row),
        madeAt: isoMoment(row.madeAt),
        returnFrom: isoMoment(returnFrom(row.startsAt)),
        admission: toAdmission(row),
      };
    },

    async tickets(departureId: number): Promise<ListableTicket[]> {
      const rows = await db
        .selectFrom('orders as o')
        .innerJoin('order_ticket as t', 't.order_id', 'o.id')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select(['o.id as orderId', 't.number as ticket', 't.issue', 'c.first_name as firstName'])
        .select(['c.last_name as lastName', 't.passengers'])
        .select((eb) => [
          eb.fn
            .countAll<number>()
            .over((over) => over.partitionBy('o.id'))
            .as('ticketQuantity'),
          jsonArrayFrom(
            eb
              .selectFrom('ticket_check as k')
              .leftJoin('ticket_scan as s', 's.id', 'k.scan_id')
              .select(['k.leg', 'k.checked_at as at', 's.device_name as by'])
              .whereRef('k.order_ticket_id', '=', 't.id'),
          ).as('checks'),
        ])
        .where('o.departure_id', '=', departureId)
        .where(isValid)
        .execute();
      return rows.map(toListable);
    },
  };
}
