import type { Channel, Country, Locale } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

export function createChannelsRepository(db: Queryable) {
  return {
    channel: (host: string): Promise<Channel | undefined> =>
      db
        .selectFrom('channel')
        .select(['country_code as countryCode', 'default_locale as defaultLocaleCode'])
        .where('host', '=', host)
        .executeTakeFirst(),
    countries: (): Promise<Country[]> =>
      db
        .selectFrom('country')
        .select(['code', 'name', 'default_locale as defaultLocaleCode'])
        .orderBy('position')
        .execute(),
    locales: (): Promise<Locale[]> => db.selectFrom('locale').select(['code', 'name']).orderBy('position').execute(),
  };
}
