import type { AdmissionWindow } from '@idavuelta/shared/contracts/tickets';
import { type RawBuilder, sql } from 'kysely';
import type { AdmissionHours } from '../../config/config.ts';
import { durationOf } from '../../database/event-duration.ts';
import { isoMoment } from '../../database/iso-moment.ts';

/** Converts admission times for responses. */
export const toAdmission = ({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }): AdmissionWindow => ({
  from: isoMoment(opensAt),
  until: isoMoment(closesAt),
});

/** SQL: a row with the admission window of a departure's tickets. */
export const admissionOf = ({ before, after }: AdmissionHours, departureId: RawBuilder<unknown>) => sql<{
  opensAt: Date;
  closesAt: Date;
}>`(
  SELECT LEAST(chosen.starts_at,
      (SELECT min(w.opens_at) FROM pick_up_window w WHERE w.departure_id = chosen.id),
      (SELECT min(exact.picks_up_at) FROM orders riding JOIN order_ticket ridden ON ridden.order_id = riding.id
        JOIN pick_up_time exact ON exact.order_ticket_id = ridden.id WHERE riding.departure_id = chosen.id))
      - make_interval(hours => ${before}) AS "opensAt",
    GREATEST(chosen.starts_at + ${durationOf('event', 'date')} + make_interval(hours => ${after}),
      (SELECT max(w.home_at) FROM pick_up_window w WHERE w.departure_id = chosen.id)) AS "closesAt"
  FROM departure chosen JOIN event_date date ON date.id = chosen.event_date_id JOIN event ON event.id = date.event_id
  WHERE chosen.id = ${departureId})`;
