import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, ProvinceRow, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { byName } from '../../../database/by-name.ts';
import type { Queryable } from '../../../database/database.ts';

type CountyValues = ProvinceValues['counties'][number];

/** SQL: addresses, requests or pick-up times reference the county. */
const isUsed = sql<boolean>`EXISTS (SELECT FROM frequent_address a WHERE a.county_id = county.id)
  OR EXISTS (SELECT FROM event_request r WHERE r.county_id = county.id)
  OR EXISTS (SELECT FROM pick_up_window w WHERE w.county_id = county.id)`;

export const createProvincesRepository = (db: Queryable) => ({
  async list(country: CountryCode): Promise<ProvinceRow[]> {
    const rows = await db
      .selectFrom('province as p')
      .select(['p.id', 'p.name', 'p.time_zone as timeZone'])
      .select(({ selectFrom }) => [
        selectFrom('county as c')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('c.province_id', '=', 'p.id')
          .$asScalar()
          .as('counties'),
      ])
      .where('p.country_code', '=', country)
      .orderBy(byName('p.name'))
      .execute();
    return rows.map(({ timeZone, counties, ...row }) => ({
      ...row,
      counties: counties ?? 0,
      ...(timeZone !== null && { timeZone }),
    }));
  },

  find: (id: number) =>
    db
      .selectFrom('province')
      .select(['id', 'country_code as country', 'name', 'time_zone as timeZone'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Blocks additions by others until the transaction ends. */
  lockCountry: (country: CountryCode) =>
    db.selectFrom('country').select('code').where('code', '=', country).forNoKeyUpdate().executeTakeFirstOrThrow(),

  /** Blocks changes by others until the transaction ends. */
  lock: (id: number) => db.selectFrom('province').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),

  async counties(provinceId: number): Promise<ManagedProvince['counties']> {
    const rows = await db
      .selectFrom('county')
      .select(['id', 'name', 'latitude', 'longitude', isUsed.as('isUsed')])
      .where('province_id', '=', provinceId)
      .orderBy(byName('name'))
      .execute();
    return rows.map(({ latitude, longitude, ...county }) => ({
      ...county,
      ...(latitude !== null && longitude !== null && { latitude, longitude }),
    }));
  },

  /** Tells whether no other province of the country has the name. */
  async isFree(country: CountryCode, name: string, exceptId?: number) {
    const other = await db
      .selectFrom('province')
      .select('id')
      .where('country_code', '=', country)
      .where(sql<boolean>`lower(unaccent(name)) = lower(unaccent(${name}))`)
      .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? 0))
      .executeTakeFirst();
    return other === undefined;
  },

  async add(country: CountryCode, name: string, timeZone?: string) {
    const { id } = await db
      .insertInto('province')
      .values({ country_code: country, name, time_zone: timeZone ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  change: (id: number, name: string, timeZone?: string) =>
    db
      .updateTable('province')
      .set({ name, time_zone: timeZone ?? null })
      .where('id', '=', id)
      .execute(),

  addCounties: (provinceId: number, counties: CountyValues[]) =>
    counties.length > 0 &&
    db
      .insertInto('county')
      .values(
        counties.map(({ name, latitude = null, longitude = null }) => ({
          province_id: provinceId,
          name,
          latitude,
          longitude,
        })),
      )
      .execute(),

  /** Renames in two steps, so that two counties can swap names. */
  async changeCounties(counties: (CountyValues & { id: number })[]) {
    const ids = counties.map(({ id }) => id);
    await db
      .updateTable('county')
      .set({ name: sql<string>`'#' || id` })
      .where(sql<boolean>`id = ANY (${ids}::int[])`)
      .execute();
    for (const { id, name, latitude = null, longitude = null } of counties)
      await db.updateTable('county').set({ name, latitude, longitude }).where('id', '=', id).execute();
  },

  removeCounties: (ids: number[]) => db.deleteFrom('county').where(sql<boolean>`id = ANY (${ids}::int[])`).execute(),
});
