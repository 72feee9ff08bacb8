import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PickUpPointInput } from '@idavuelta/shared/contracts/staff';
import { expressionBuilder, type NotNull } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isThere } from '../../../database/affected-rows.ts';
import { byName } from '../../../database/by-name.ts';
import type { Queryable } from '../../../database/database.ts';
import type { DB, TripStop } from '../../../database/schema.ts';

export type PointRow = Awaited<ReturnType<ReturnType<typeof createPointsRepository>['list']>>[number];

const toColumns = ({ name, address, position, countryCode, isRetired }: PickUpPointInput) => ({
  name,
  address,
  country_code: countryCode,
  latitude: position.latitude,
  longitude: position.longitude,
  retired: isRetired,
});

/** SQL: the pick-up point of stop `s` with the walk there; null for a door. */
export const pointOfStop = () =>
  jsonObjectFrom(
    expressionBuilder<DB & { s: TripStop }, 's'>()
      .selectFrom('pick_up_point as point')
      .whereRef('point.id', '=', 's.point_id')
      .select(['point.id', 'point.name', 'point.address', 's.walk_minutes as walkMinutes'])
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('pick_up_point as place')
            .whereRef('place.id', '=', 'point.id')
            .select(['place.latitude', 'place.longitude']),
        ).as('position'),
      )
      .$narrowType<{ walkMinutes: NotNull; position: NotNull }>(),
  );

/** Pick-up points of the company. */
export function createPointsRepository(db: Queryable) {
  const points = db
    .selectFrom('pick_up_point as p')
    .select(['p.id', 'p.name', 'p.address', 'p.latitude', 'p.longitude', 'p.country_code as countryCode'])
    .select(['p.retired as isRetired', 'p.revision']);

  return {
    list: () => points.orderBy('p.country_code').orderBy(byName('p.name')).orderBy('p.id').execute(),

    /** Returns the points of a country that plans may use. */
    inUse: (country: CountryCode) =>
      points.where('p.country_code', '=', country).where('p.retired', '=', false).orderBy('p.id').execute(),

    byId: (id: number) => points.where('p.id', '=', id).executeTakeFirst(),

    /** Locks the point until the transaction ends. @returns its revision; undefined for an unknown point */
    lock: async (id: number) =>
      (await db.selectFrom('pick_up_point').select('revision').where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
        ?.revision,

    /** @returns its id; undefined when the name is taken */
    add: async (point: PickUpPointInput) =>
      (
        await db
          .insertInto('pick_up_point')
          .values(toColumns(point))
          .onConflict((conflict) => conflict.columns(['country_code', 'name']).doNothing())
          .returning('id')
          .executeTakeFirst()
      )?.id,

    isTaken: ({ name, countryCode }: PickUpPointInput, exceptId: number) =>
      isThere(
        db
          .selectFrom('pick_up_point')
          .select('id')
          .where('name', '=', name)
          .where('country_code', '=', countryCode)
          .where('id', '<>', exceptId),
      ),

    change: (id: number, point: PickUpPointInput) =>
      db
        .updateTable('pick_up_point')
        .set((eb) => ({ ...toColumns(point), revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute(),
  };
}
