import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { PickUpWindow } from './estimate.ts';

export interface EventOfWindows {
  id: number;
  timeZone: string;
}

/** What pick-up times cannot be estimated without. */
export interface MissingPositions {
  /** Name of the event's place. */
  place: string;
  placeIsKnown: boolean;
  /** From which doors are called at. */
  provinces: string[];
}

/** Windows that staff sets by hand. */
export const createWindowsForStaffRepository = (db: Queryable) => ({
  event: (slug: string): Promise<EventOfWindows | undefined> =>
    db.selectFrom('event').select(['id', 'time_zone as timeZone']).where('slug', '=', slug).executeTakeFirst(),

  missingPositions: async (slug: string): Promise<MissingPositions | undefined> => {
    const { rows } = await sql<MissingPositions>`
      SELECT place.name AS place, place.latitude IS NOT NULL AS "placeIsKnown", COALESCE((
          SELECT jsonb_agg(DISTINCT p.name) FROM product_variant v JOIN category c ON c.id = v.category_id
            JOIN province p ON p.id = v.province_id
          WHERE c.event_id = event.id AND v.approach_address IS NULL), '[]') AS provinces
      FROM event JOIN place ON place.id = event.place_id WHERE event.slug = ${slug}`.execute(db);
    return rows[0];
  },

  /** The counties from which the event is served; names differ in case and accents only once. */
  counties: async (eventId: number) => {
    const { rows } = await sql<{ id: number; name: string; province: string }>`
      SELECT k.id, k.name, p.name AS province FROM county k JOIN province p ON p.id = k.province_id
      WHERE p.id IN (SELECT v.province_id FROM product_variant v JOIN category c ON c.id = v.category_id
        WHERE c.event_id = ${eventId}) ORDER BY p.name, k.name`.execute(db);
    return rows;
  },

  set: (departureId: number, countyId: number, { opensAt, closesAt, homeAt }: PickUpWindow) => {
    const values = { opens_at: opensAt, closes_at: closesAt, home_at: homeAt };
    return db
      .insertInto('pick_up_window')
      .values({ departure_id: departureId, county_id: countyId, ...values })
      .onConflict((conflict) => conflict.columns(['departure_id', 'county_id']).doUpdateSet(values))
      .execute();
  },

  /** @returns whether there was one */
  clear: async (departureId: number, countyId: number) => {
    const { numDeletedRows } = await db
      .deleteFrom('pick_up_window')
      .where('departure_id', '=', departureId)
      .where('county_id', '=', countyId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Counties whose window of the departure was set by hand. */
  setCounties: async (departureId: number) => {
    const rows = await db
      .selectFrom('pick_up_window')
      .select('county_id as id')
      .where('departure_id', '=', departureId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
});
