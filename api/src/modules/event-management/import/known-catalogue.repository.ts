import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../../database/by-name.ts';
import type { Queryable } from '../../../database/database.ts';
import type { KnownCountry, KnownEvent, KnownPlace } from './import-plan.ts';

const anyText = (texts: string[]) => sql<string>`ANY (${texts}::text[])`;
const anyId = (ids: number[]) => sql<number>`ANY (${ids}::int[])`;

/** Reads the data that an import is validated against. */
export const createKnownCatalogueRepository = (tx: Queryable) => ({
  countries: (): Promise<KnownCountry[]> =>
    tx
      .selectFrom('country')
      .select(['country.code', 'country.default_locale as language', 'country.time_zone as timeZone'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('province as p')
            .select(['p.id', 'p.name'])
            .whereRef('p.country_code', '=', 'country.code')
            .orderBy(byName('p.name')),
        ).as('provinces'),
      )
      .orderBy('country.position')
      .execute(),

  places: (names: string[]): Promise<KnownPlace[]> =>
    tx
      .selectFrom('place')
      .select(['id', 'country_code as countryCode', 'name', 'address', 'time_zone as timeZone'])
      .where('name', '=', anyText(names))
      .orderBy('id')
      .execute(),

  /** Reads existing events and blocks other changes to them until the transaction ends, but not their buyers. */
  async lockEvents(slugs: string[]): Promise<KnownEvent[]> {
    await tx
      .selectFrom('event')
      .select('id')
      .where('slug', '=', anyText(slugs))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    // A separate statement, so that it sees changes by the transactions it waited for.
    const events = await tx
      .selectFrom('event')
      .select(['id', 'slug', 'country_code as countryCode', 'time_zone as timeZone', 'place_id as placeId'])
      .select(['periodicity_type as periodicityType', 'starts_at as startsAt', 'ends_at as endsAt'])
      .select(['translations', 'revision', 'sale_opens_at as saleOpensAt', 'sale_ends_at as saleEndsAt'])
      .where('slug', '=', anyText(slugs))
      .execute();
    const ids = events.map(({ id }) => id);
    const dates = await tx
      .selectFrom('event_date')
      .select(['id', 'event_id as eventId', 'starts_at as startsAt'])
      .where('event_id', '=', anyId(ids))
      .orderBy('starts_at')
      .execute();
    const categories = await tx
      .selectFrom('category')
      .select(['id', 'event_id as eventId', 'translations'])
      .where('event_id', '=', anyId(ids))
      .orderBy('id')
      .execute();
    const tickets = await tx
      .selectFrom('product_variant as v')
      .innerJoin('category', 'category.id', 'v.category_id')
      .leftJoin('offer', 'offer.product_variant_id', 'v.id')
      .select(['v.id', 'category.event_id as eventId', 'v.category_id as categoryId', 'v.province_id as provinceId'])
      .select(['v.translations', 'offer.template_id as pool', 'offer.units'])
      .where('category.event_id', '=', anyId(ids))
      .orderBy('v.id')
      .execute();
    const of = <T extends { eventId: number }>(rows: T[], id: number) => rows.filter(({ eventId }) => eventId === id);
    return events.map((event) => ({
      ...event,
      dates: of(dates, event.id),
      categories: of(categories, event.id),
      tickets: of(tickets, event.id),
    }));
  },
});
