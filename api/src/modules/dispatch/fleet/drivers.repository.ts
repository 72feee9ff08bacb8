import type { DriverInput } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { isThere } from '../../../database/affected-rows.ts';
import { byName } from '../../../database/by-name.ts';
import type { Queryable } from '../../../database/database.ts';

export type DriverRow = Awaited<ReturnType<ReturnType<typeof createDriversRepository>['list']>>[number];

/** Staff members with the driver role, and their driver profiles. */
export function createDriversRepository(db: Queryable) {
  const drivers = db
    .selectFrom('staff_user as u')
    .leftJoin('driver_profile as p', 'p.staff_user_id', 'u.id')
    .select(['u.id', 'u.name', 'p.phone', 'p.languages', 'p.country_code as countryCode', 'p.licence'])
    .select(['p.base_address as baseAddress', 'p.base_latitude as latitude', 'p.base_longitude as longitude'])
    .select(['p.works_from as worksFrom', 'p.works_until as worksUntil'])
    .select(({ eb, fn, lit }) => [
      eb('u.blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'),
      fn.coalesce('p.revision', lit(0)).as('revision'),
    ])
    .where('u.role', '=', 'driver');

  return {
    list: () => drivers.orderBy(byName('u.name')).orderBy('u.id').execute(),

    byId: (id: number) => drivers.where('u.id', '=', id).executeTakeFirst(),

    byIds: (ids: number[]) =>
      drivers
        .where(({ eb, fn, val }) => eb('u.id', '=', fn.any(val(ids))))
        .orderBy(byName('u.name'))
        .orderBy('u.id')
        .execute(),

    /** Locks the driver until the transaction ends. @returns whether there is such a driver */
    lock: (id: number) =>
      isThere(
        db.selectFrom('staff_user').select('id').where('id', '=', id).where('role', '=', 'driver').forNoKeyUpdate(),
      ),

    async save(id: number, { phone, languages, countryCode, licence, base, hours }: DriverInput) {
      const values = {
        phone,
        languages: JSON.stringify(languages),
        country_code: countryCode,
        licence: licence || null,
        base_address: base?.address ?? null,
        base_latitude: base?.position.latitude ?? null,
        base_longitude: base?.position.longitude ?? null,
        works_from: hours?.from ?? null,
        works_until: hours?.until ?? null,
      };
      await db
        .insertInto('driver_profile')
        .values({ staff_user_id: id, ...values })
        .onConflict((conflict) =>
          conflict
            .column('staff_user_id')
            .doUpdateSet({ ...values, revision: sql<number>`driver_profile.revision + 1` }),
        )
        .execute();
    },
  };
}
