import type { CountryCode } from '@idavuelta/shared/contracts';
import type { VenueValues } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { byName } from '../../../database/by-name.ts';
import type { EventTranslations } from '../../../database/column-types.ts';
import { containsText } from '../../../database/contains-text.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';
import { createWrittenEventRepository } from '../../event-management/import/written-event.repository.ts';

export interface VenuesQuery {
  page: number;
  size: number;
  sort: string;
  country?: CountryCode;
  text?: string;
}

const maxEvents = 50;

/** Says in every language of an event where it is. */
const named = (translations: EventTranslations, firstPlaceName: string): EventTranslations =>
  Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, { ...texts, firstPlaceName }]));

export const createVenuesRepository = (db: Queryable) => ({
  list({ country, text = '', sort, ...page }: VenuesQuery) {
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    const ahead = sql<number>`(SELECT count(*) FROM event e WHERE e.place_id = place.id AND e.ends_at > now())`;
    const words = sql<string>`concat_ws(' ', place.name, place.address, place.city, place.county)`;
    const found = db
      .selectFrom('place')
      .select(['place.id', 'country_code as country', 'name', 'address', 'city', ahead.as('events')])
      .select((eb) => eb('latitude', 'is not', null).$castTo<boolean>().as('hasPosition'))
      .$if(country !== undefined, (query) => query.where('country_code', '=', country as CountryCode))
      .$if(text.trim() !== '', (query) => query.where(containsText(words, text)))
      .$if(sort.endsWith('events'), (query) => query.orderBy(ahead, direction))
      .orderBy(byName('name'), sort.endsWith('name') ? direction : 'asc')
      .orderBy('id');
    return listPage(db, found, page);
  },

  find: (id: number) =>
    db
      .selectFrom('place')
      .select(['id', 'country_code as country', 'time_zone as timeZone', 'name', 'address', 'city', 'county'])
      .select(['latitude', 'longitude'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Blocks changes by others until the transaction ends. */
  lock: (id: number) => db.selectFrom('place').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),

  events: (id: number) =>
    db
      .selectFrom('event')
      .select(['slug', 'translations', 'starts_at as startsAt'])
      .select((eb) => eb('ends_at', '<', now).$castTo<boolean>().as('isOver'))
      .where('place_id', '=', id)
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(maxEvents)
      .execute(),

  /** Tells whether no other venue of the country has the name and address: an import names venues by them. */
  async isFree({ id, country, name, address }: { id: number; country: CountryCode; name: string; address: string }) {
    const other = await db
      .selectFrom('place')
      .select('id')
      .where('country_code', '=', country)
      .where('name', '=', name)
      .where('address', '=', address)
      .where('id', '<>', id)
      .executeTakeFirst();
    return other === undefined;
  },

  change: (id: number, { name, address, city, county, latitude, longitude }: VenueValues) =>
    db
      .updateTable('place')
      .set({
        ...{ name, address, city: city ?? null, county: county ?? null },
        ...{ latitude: latitude ?? null, longitude: longitude ?? null },
      })
      .where('id', '=', id)
      .execute(),

  /** Renames the venue in the texts and search words of its events. */
  async renameInEvents(id: number, firstPlaceName: string) {
    const events = await db.selectFrom('event').select(['id', 'translations']).where('place_id', '=', id).execute();
    const written = createWrittenEventRepository(db);
    for (const event of events) {
      const translations = named(event.translations, firstPlaceName);
      await db.updateTable('event').set({ translations }).where('id', '=', event.id).execute();
      await written.indexTexts(event.id);
    }
  },
});
