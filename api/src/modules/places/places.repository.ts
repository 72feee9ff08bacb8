import type { CountryCode, County, Province } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { offersToAnybody } from '../../visibility/visibility.repository.ts';

export function createPlacesRepository(db: Queryable) {
  return {
    counties: (country: CountryCode): Promise<County[]> =>
      db
        .selectFrom('county')
        .innerJoin('province', 'province.id', 'county.province_id')
        .select(['county.id', 'county.name'])
        .where('province.country_code', '=', country)
        .orderBy('county.name')
        .orderBy('county.id')
        .execute(),

    /** Provinces from which the event is served; undefined for an unknown event. */
    async provincesOf(eventId: number) {
      const { rows } = await sql<{ provinces: Province[] }>`
        SELECT COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'counties', COALESCE((
            SELECT jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) ORDER BY k.name)
            FROM county k WHERE k.province_id = p.id), '[]')) ORDER BY p.name)
          FROM province p WHERE p.id IN (
            SELECT v.province_id FROM product_variant v JOIN category c ON c.id = v.category_id
            WHERE c.event_id = event.id)), '[]') AS provinces
        FROM event WHERE event.id = ${eventId} AND ${offersToAnybody}`.execute(db);
      return rows[0]?.provinces;
    },
  };
}
