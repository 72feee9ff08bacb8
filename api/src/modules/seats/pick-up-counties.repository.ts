import { sql } from 'kysely';

/** SQL: counties `k` where tickets of variant `v` may pick up. */
export const isPickUpCounty = sql<boolean>`CASE WHEN cardinality(v.approach_counties) > 0
  THEN k.id = ANY (v.approach_counties) ELSE k.province_id = v.province_id END`;
