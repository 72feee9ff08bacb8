import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { LocatedCounty } from '../../geocoding/geocoder.ts';

export const createServedCountiesRepository = (db: Queryable) => ({
  /** The counties of a country, or of one of its provinces, with where they are. */
  async counties({ country, provinceId }: { country: CountryCode; provinceId?: number }): Promise<LocatedCounty[]> {
    const { rows } = await sql<LocatedCounty>`
      SELECT k.id, k.name, CASE WHEN k.latitude IS NULL THEN NULL
        ELSE jsonb_build_object('latitude', k.latitude, 'longitude', k.longitude) END AS at
      FROM county k JOIN province p ON p.id = k.province_id
      WHERE p.country_code = ${country} AND (${provinceId ?? null}::int IS NULL OR p.id = ${provinceId ?? null})
      ORDER BY k.id`.execute(db);
    return rows;
  },
});
