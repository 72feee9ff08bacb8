import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';

/** SQL: tickets of variant `v` can pick up in county `k`. */
export const isPickUpCounty = sql<boolean>`CASE WHEN cardinality(v.approach_counties) > 0
  THEN k.id = ANY (v.approach_counties) ELSE k.province_id = v.province_id END`;

/** Selects the counties where tickets of variant `v` can pick up. */
export const pickUpCounties = (db: Queryable) =>
  jsonArrayFrom(db.selectFrom('county as k').select(['k.id', 'k.name']).where(isPickUpCounty));
