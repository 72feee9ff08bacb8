import type { Queryable } from '../../database/database.ts';

/** Entries `w` of the waiting list with their departure `d` and its event `e`. */
export const selectWaiting = (db: Queryable) =>
  db
    .selectFrom('waiting_list as w')
    .innerJoin('departure as d', 'd.id', 'w.departure_id')
    .innerJoin('event as e', 'e.id', 'd.event_id');
