import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { LocatedCounty } from '../../geocoding/geocoder.ts';

export const createServedCountiesRepository = (db: Queryable) => ({
  async counties({ country, provinceId }: { country: CountryCode; provinceId?: number }): Promise<LocatedCounty[]> {
    const counties = await db
      .selectFrom('county as k')
      .innerJoin('province as p', 'p.id', 'k.province_id')
      .select(['k.id', 'k.name', 'p.name as province', 'k.latitude', 'k.longitude'])
      .where('p.country_code', '=', country)
      .$if(provinceId !== undefined, (query) => query.where('p.id', '=', provinceId as number))
      .orderBy('k.id')
      .execute();
    const ofName = Map.groupBy(counties, ({ name }) => name);
    return counties.map(({ latitude, longitude, province, ...county }) => ({
      ...county,
      label: ofName.get(county.name)?.length === 1 ? county.name : `${county.name}, ${province}`,
      at: latitude === null || longitude === null ? null : { latitude, longitude },
    }));
  },
});
