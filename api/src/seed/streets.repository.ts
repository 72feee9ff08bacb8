import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { SeedContent } from './seed-content.ts';

/** Adds missing streets of the content; counties are found by country, province and name. */
export async function seedStreets(tx: Queryable, { provinces }: Pick<SeedContent, 'provinces'>) {
  const rows = provinces.flatMap(({ countryCode, name: province, streets = {} }) =>
    Object.entries(streets).flatMap(([county, list]) =>
      list.map(([name, latitude, longitude]) => ({ countryCode, province, county, name, latitude, longitude })),
    ),
  );
  await sql`
    INSERT INTO street (county_id, name, latitude, longitude, search_text)
    SELECT k.id, s.name, s.latitude, s.longitude,
      ' ' || regexp_replace(lower(unaccent(s.name || ' ' || k.name)), '[^a-z0-9]+', ' ', 'g')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s
      ("countryCode" text, province text, county text, name text, latitude float8, longitude float8)
    JOIN province p ON p.country_code = s."countryCode" AND p.name = s.province
    JOIN county k ON k.province_id = p.id AND k.name = s.county
    ON CONFLICT (county_id, name) DO NOTHING`.execute(tx);
}
