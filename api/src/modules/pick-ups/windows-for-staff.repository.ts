import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { affectsRow } from '../../database/affected-rows.ts';
import { byName } from '../../database/by-name.ts';
import type { Queryable } from '../../database/database.ts';
import type { PickUpWindow } from './estimate.ts';
import { servedProvinces } from './pick-ups.repository.ts';

export interface EventOfWindows {
  id: number;
  timeZone: string;
}

/** Positions without which pick-up times cannot be estimated. */
export interface MissingPositions {
  /** Name of the event's venue. */
  place: string;
  placeIsKnown: boolean;
  /** Provinces with door pick-ups. */
  provinces: string[];
}

/** Manually set windows. */
export const createWindowsForStaffRepository = (db: Queryable) => ({
  event: (slug: string): Promise<EventOfWindows | undefined> =>
    db.selectFrom('event').select(['id', 'time_zone as timeZone']).where('slug', '=', slug).executeTakeFirst(),

  missingPositions: async (slug: string): Promise<MissingPositions | undefined> => {
    const event = await db
      .selectFrom('event')
      .innerJoin('place', 'place.id', 'event.place_id')
      .select(['place.name as place', 'place.latitude'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('product_variant as v')
            .innerJoin('category as c', 'c.id', 'v.category_id')
            .innerJoin('province as p', 'p.id', 'v.province_id')
            .select('p.name')
            .groupBy('p.name')
            .whereRef('c.event_id', '=', 'event.id')
            .where('v.approach_address', 'is', null)
            .orderBy(byName('p.name')),
        ).as('provinces'),
      ])
      .where('event.slug', '=', slug)
      .executeTakeFirst();
    if (!event) return undefined;
    const { place, latitude, provinces } = event;
    return { place, placeIsKnown: latitude !== null, provinces: provinces.map(({ name }) => name) };
  },

  /** Returns the counties that the event is served from, by province and name. */
  counties: (eventId: number) =>
    db
      .selectFrom('county as k')
      .innerJoin('province as p', 'p.id', 'k.province_id')
      .select(['k.id', 'k.name', 'p.name as province'])
      .where('p.id', 'in', servedProvinces(sql.val(eventId)))
      .orderBy(byName('p.name'))
      .orderBy(byName('k.name'))
      .execute(),

  set: (departureId: number, countyId: number, { opensAt, closesAt, homeAt }: PickUpWindow) => {
    const values = { opens_at: opensAt, closes_at: closesAt, home_at: homeAt };
    return db
      .insertInto('pick_up_window')
      .values({ departure_id: departureId, county_id: countyId, ...values })
      .onConflict((conflict) => conflict.columns(['departure_id', 'county_id']).doUpdateSet(values))
      .execute();
  },

  /** Removes a manually set window. @returns whether there was one */
  clear: (departureId: number, countyId: number) =>
    affectsRow(
      db.deleteFrom('pick_up_window').where('departure_id', '=', departureId).where('county_id', '=', countyId),
    ),

  /** Returns the counties with a manually set window of the departure. */
  setCounties: async (departureId: number) => {
    const rows = await db
      .selectFrom('pick_up_window')
      .select('county_id as id')
      .where('departure_id', '=', departureId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
});
