import type { OrderId, PickUpTime } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { durationOf } from '../../database/event-duration.ts';
import { offersToAnybody } from '../../visibility/visibility.repository.ts';
import { type DateAndDay, startOn } from '../seats/departures.repository.ts';
import type { Coordinates, PickUpWindow } from './estimate.ts';

/** A county, and what staff has set for the departure. */
export interface ServedCounty {
  id: number;
  name: string;
  provinceId: number;
  province: string;
  at: Coordinates | null;
  set: Record<keyof PickUpWindow, string> | null;
}

export interface MeetingPoint {
  productVariantId: number;
  address: string;
  at: Coordinates | null;
  /** Before the event. */
  minutes: number;
}

/** What the windows of a departure are reckoned from. */
export interface DepartureFacts {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  place: Coordinates | null;
}

export interface PickUpFacts extends DepartureFacts {
  counties: ServedCounty[];
  meetingPoints: MeetingPoint[];
}

/** Where a ticket that was sold is picked up, and its exact time once there is one. */
export interface TicketPickUps {
  meetingPoint: Pick<MeetingPoint, 'at' | 'minutes'> | null;
  /** In the order of the ticket's addresses. */
  addresses: Pick<ServedCounty, 'at' | 'set'>[];
  time: PickUpTime | null;
}

const coordinates = (latitude: string, longitude: string) =>
  sql`CASE WHEN ${sql.ref(latitude)} IS NULL THEN NULL
    ELSE jsonb_build_object('latitude', ${sql.ref(latitude)}, 'longitude', ${sql.ref(longitude)}) END`;

/** SQL: facts of `chosen`, an occasion of the `date` of an `event`. */
const departureFacts = sql`chosen.starts_at AS "startsAt", chosen.starts_at + ${durationOf('event', 'date')} AS "endsAt",
  event.time_zone AS "timeZone", ${coordinates('place.latitude', 'place.longitude')} AS place`;

/** SQL: what staff has set, as `w`. */
const setWindow = sql`CASE WHEN w.county_id IS NULL THEN NULL
  ELSE jsonb_build_object('opensAt', iso(w.opens_at), 'closesAt', iso(w.closes_at), 'homeAt', iso(w.home_at)) END`;

/** SQL: the counties `k` of the provinces that doors are called at, with what is set for `departure`. */
const counties = sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'provinceId', p.id,
    'province', p.name, 'at', ${coordinates('k.latitude', 'k.longitude')}, 'set', ${setWindow})
    ORDER BY p.name, k.name), '[]')
  FROM province p JOIN county k ON k.province_id = p.id
  LEFT JOIN pick_up_window w ON w.county_id = k.id AND w.departure_id = departure.id
  WHERE p.id IN (SELECT v.province_id FROM product_variant v JOIN category c ON c.id = v.category_id
    WHERE c.event_id = event.id AND v.approach_address IS NULL))`;

const meetingPoints = sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('productVariantId', v.id,
    'address', v.approach_address, 'minutes', v.approach_minutes,
    'at', ${coordinates('v.approach_latitude', 'v.approach_longitude')}) ORDER BY v.id), '[]')
  FROM product_variant v JOIN category c ON c.id = v.category_id
  WHERE c.event_id = event.id AND v.approach_address IS NOT NULL AND v.approach_minutes IS NOT NULL)`;

/** Where travellers are picked up, and what staff says of when. */
export function createPickUpsRepository(db: Queryable) {
  return {
    /** @returns undefined for an unknown event or date */
    async facts(eventId: number, { eventDateId, day }: DateAndDay) {
      const { rows } = await sql<PickUpFacts>`
        SELECT ${departureFacts}, ${counties} AS counties, ${meetingPoints} AS "meetingPoints"
        FROM event JOIN place ON place.id = event.place_id JOIN event_date date ON date.event_id = event.id
        CROSS JOIN LATERAL (SELECT COALESCE(${startOn('event', 'date', day)}, date.starts_at) AS starts_at) chosen
        LEFT JOIN departure ON departure.event_date_id = date.id AND departure.starts_at = chosen.starts_at
        WHERE event.id = ${eventId} AND ${offersToAnybody}
          AND (${eventDateId ?? null}::int IS NULL OR date.id = ${eventDateId ?? null})
        ORDER BY date.starts_at LIMIT 1`.execute(db);
      return rows[0];
    },

    /** @returns undefined for an unknown order; its tickets by their number */
    async ofOrder(orderId: OrderId) {
      const { rows } = await sql<DepartureFacts & { tickets: TicketPickUps[] }>`
        SELECT ${departureFacts}, (SELECT jsonb_agg(jsonb_build_object(
            'meetingPoint', CASE WHEN v.approach_address IS NULL OR v.approach_minutes IS NULL THEN NULL
              ELSE jsonb_build_object('minutes', v.approach_minutes,
                'at', ${coordinates('v.approach_latitude', 'v.approach_longitude')}) END,
            'addresses', (SELECT jsonb_agg(jsonb_build_object('at', ${coordinates('k.latitude', 'k.longitude')},
                'set', ${setWindow}) ORDER BY n)
              FROM jsonb_array_elements(t.addresses) WITH ORDINALITY AS list (a, n)
              LEFT JOIN county k ON k.id = (a ->> 'countyId')::int
              LEFT JOIN pick_up_window w ON w.county_id = k.id AND w.departure_id = chosen.id),
            'time', CASE WHEN exact.order_ticket_id IS NULL THEN NULL
              ELSE jsonb_build_object('at', iso(exact.picks_up_at), 'van', exact.van, 'driver', exact.driver) END)
            ORDER BY t.number)
          FROM order_ticket t LEFT JOIN product_variant v ON v.id = t.product_variant_id
          LEFT JOIN pick_up_time exact ON exact.order_ticket_id = t.id WHERE t.order_id = o.id) AS tickets
        FROM orders o JOIN departure chosen ON chosen.id = o.departure_id JOIN event_date date ON date.id = chosen.event_date_id
        JOIN event ON event.id = date.event_id JOIN place ON place.id = event.place_id
        WHERE o.id = ${orderId}`.execute(db);
      return rows[0];
    },
  };
}
