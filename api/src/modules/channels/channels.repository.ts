import type { Channel, Country, CountryCode, Locale, PaymentMethod } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';

export function createChannelsRepository(db: Queryable) {
  return {
    channel: async (host: string) =>
      first(
        await query<Channel>(
          db,
          `SELECT country_code AS "countryCode", default_locale AS "defaultLocaleCode" FROM channel WHERE host = $1`,
          [host],
        ),
      ),
    countries: () =>
      query<Country>(db, `SELECT code, name, default_locale AS "defaultLocaleCode" FROM country ORDER BY position`),
    locales: () => query<Locale>(db, 'SELECT code, name FROM locale ORDER BY position'),
    /** Ways to pay in a country. Bank transfer needs a bank account in that country. */
    paymentMethods: (country: CountryCode) =>
      query<PaymentMethod>(
        db,
        `SELECT code FROM payment_method m WHERE country_code = $1
           AND (code <> 'transferencia' OR EXISTS (SELECT FROM bank_account a WHERE a.country_code = m.country_code))
         ORDER BY position`,
        [country],
      ),
  };
}
