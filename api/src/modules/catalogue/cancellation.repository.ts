import { periodicity } from '@idavuelta/shared/contracts';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../database/schema.ts';

/**
 * SQL: the act of staff that cancelled the event or called off the last of its departures; null for an event that takes
 * place. Days of a range become departures only with their first sale.
 */
export const cancellation = (eb: ExpressionBuilder<DB, 'event'>) =>
  eb
    .selectFrom('staff_act as a')
    .select('a.detail')
    .whereRef('a.event_id', '=', 'event.id')
    .where((act) => {
      const departuresLeft = act
        .selectFrom('departure as d')
        .select('d.id')
        .whereRef('d.event_id', '=', 'event.id')
        .where('d.called_off_at', 'is', null);
      return act.or([
        act('a.kind', '=', 'cancel-event'),
        act.and([
          act('a.kind', '=', 'call-off-departure'),
          act('event.periodicity_type', '<>', periodicity.range),
          act.not(act.exists(departuresLeft)),
        ]),
      ]);
    })
    .orderBy('a.id', 'desc')
    .limit(1);
