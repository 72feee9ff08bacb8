import type { AdmissionWindow } from '@idavuelta/shared/contracts/tickets';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { AdmissionHours } from '../../config/config.ts';
import { durationOf } from '../../database/event-duration.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import type { DB } from '../../database/schema.ts';

/** Converts admission times for responses. */
export const toAdmission = ({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }): AdmissionWindow => ({
  from: isoMoment(opensAt),
  until: isoMoment(closesAt),
});

/** Selects the admission window of a departure's tickets. */
export const admissionOf = ({ before, after }: AdmissionHours, departureId: RawBuilder<number>) =>
  expressionBuilder<DB>()
    .selectFrom('departure as chosen')
    .innerJoin('event_date as date', 'date.id', 'chosen.event_date_id')
    .innerJoin('event', 'event.id', 'date.event_id')
    .where('chosen.id', '=', departureId)
    .select([
      sql<Date>`LEAST(chosen.starts_at,
        (SELECT min(w.opens_at) FROM pick_up_window w WHERE w.departure_id = chosen.id),
        (SELECT min(exact.picks_up_at) FROM orders riding JOIN order_ticket ridden ON ridden.order_id = riding.id
          JOIN pick_up_time exact ON exact.order_ticket_id = ridden.id WHERE riding.departure_id = chosen.id))
        - make_interval(hours => ${before})`.as('opensAt'),
      sql<Date>`GREATEST(chosen.starts_at + ${durationOf('event', 'date')} + make_interval(hours => ${after}),
        (SELECT max(w.home_at) FROM pick_up_window w WHERE w.departure_id = chosen.id))`.as('closesAt'),
    ]);
