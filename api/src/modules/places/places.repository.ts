import type { CountryCode, County, Province } from '@idavuelta/shared/contracts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../database/by-name.ts';
import type { Queryable } from '../../database/database.ts';
import { offersToAnybody } from '../../visibility/visibility.repository.ts';

export function createPlacesRepository(db: Queryable) {
  return {
    counties: (country: CountryCode): Promise<County[]> =>
      db
        .selectFrom('county')
        .innerJoin('province', 'province.id', 'county.province_id')
        .select(['county.id', 'county.name', 'province.name as province'])
        .where('province.country_code', '=', country)
        .orderBy(byName('county.name'))
        .orderBy('county.id')
        .execute(),

    /** Returns the provinces that the event is served from; undefined for an unknown event. */
    async provincesOf(eventId: number): Promise<Province[] | undefined> {
      const event = await db
        .selectFrom('event')
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('province as p')
              .select(['p.id', 'p.name'])
              .select((province) => [
                jsonArrayFrom(
                  province
                    .selectFrom('county as k')
                    .select(['k.id', 'k.name'])
                    .whereRef('k.province_id', '=', 'p.id')
                    .orderBy(byName('k.name')),
                ).as('counties'),
              ])
              .where('p.id', 'in', (variants) =>
                variants
                  .selectFrom('product_variant as v')
                  .innerJoin('category as c', 'c.id', 'v.category_id')
                  .select('v.province_id')
                  .whereRef('c.event_id', '=', 'event.id'),
              )
              .orderBy(byName('p.name')),
          ).as('provinces'),
        )
        .where('event.id', '=', eventId)
        .where(offersToAnybody)
        .executeTakeFirst();
      return event?.provinces;
    },
  };
}
