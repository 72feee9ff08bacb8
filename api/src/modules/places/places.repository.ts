import type { CountryCode, County, Province } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';

export function createPlacesRepository(db: Queryable) {
  return {
    counties: (country: CountryCode) =>
      query<County>(
        db,
        `SELECT county.id, county.name FROM county JOIN province ON province.id = county.province_id
         WHERE province.country_code = $1 ORDER BY county.name, county.id`,
        [country],
      ),

    /** Provinces from which the event is served; undefined for an unknown event. */
    async provincesOf(eventId: number) {
      const rows = await query<{ provinces: Province[] }>(
        db,
        `SELECT COALESCE((
           SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'counties', COALESCE((
             SELECT jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) ORDER BY k.name)
             FROM county k WHERE k.province_id = p.id), '[]')) ORDER BY p.name)
           FROM province p WHERE p.id IN (
             SELECT v.province_id FROM product_variant v JOIN category c ON c.id = v.category_id
             WHERE c.event_id = event.id)), '[]') AS provinces
         FROM event WHERE event.id = $1`,
        [eventId],
      );
      return first(rows)?.provinces;
    },
  };
}
