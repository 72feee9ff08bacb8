import type { Channel, Country, CountryCode, Locale, PaymentMethod } from '@idavuelta/shared/contracts';
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
    /** Ways to pay in a country. Bank transfer needs a bank account in that country. */
    paymentMethods: (country: CountryCode): Promise<PaymentMethod[]> =>
      db
        .selectFrom('payment_method as m')
        .select('m.code')
        .where('m.country_code', '=', country)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('m.code', '<>', 'transferencia'),
            exists(selectFrom('bank_account as a').whereRef('a.country_code', '=', 'm.country_code')),
          ]),
        )
        .orderBy('m.position')
        .execute(),
  };
}
