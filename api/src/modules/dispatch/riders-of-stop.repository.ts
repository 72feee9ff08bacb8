import { expressionBuilder } from 'kysely';
import type { DB, TripStop } from '../../database/schema.ts';

/** Riders `r` of stop `s`, with their tickets `k` and orders `o`. */
export const ridersOfStop = () =>
  expressionBuilder<DB & { s: TripStop }, 's'>()
    .selectFrom('trip_rider as r')
    .innerJoin('order_ticket as k', 'k.id', 'r.order_ticket_id')
    .innerJoin('orders as o', 'o.id', 'k.order_id')
    .whereRef('r.trip_stop_id', '=', 's.id')
    .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex', 'r.address']);
