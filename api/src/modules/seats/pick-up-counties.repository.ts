import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';

/** SQL: counties `k` where tickets of variant `v` may pick up. */
export const isPickUpCounty = sql<boolean>`CASE WHEN cardinality(v.approach_counties) > 0
  THEN k.id = ANY (v.approach_counties) ELSE k.province_id = v.province_id END`;

/** The counties where tickets of variant `v` may pick up. */
export const pickUpCounties = (db: Queryable) =>
  jsonArrayFrom(db.selectFrom('county as k').select(['k.id', 'k.name']).where(isPickUpCounty));
