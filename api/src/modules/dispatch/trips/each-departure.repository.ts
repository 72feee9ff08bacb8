import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/**
 * Selects from departures, for a lateral join with `OFFSET 0`: the database then looks up the rows of each departure by
 * its indexes, instead of reading whole tables once there are many departures.
 */
export const eachDeparture = (db: Queryable, ids: number[]) =>
  db.selectFrom(sql<{ id: number }>`(SELECT unnest(${ids}::integer[]) AS id)`.as('departure'));
