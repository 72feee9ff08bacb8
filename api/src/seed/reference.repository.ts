import type { CountryCode, Currency, Language, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Insertable } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { DB } from '../database/schema.ts';

/** Writes reference data. Existing rows are updated. */
export const createReferenceRepository = (tx: Queryable) => ({
  saveCountry(code: CountryCode, values: Omit<Insertable<DB['country']>, 'code'>) {
    return tx
      .insertInto('country')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  },

  saveLocale(code: Language, name: string, position: number) {
    const values = { name, position };
    return tx
      .insertInto('locale')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  },

  saveChannel(host: string, country: CountryCode, language: Language) {
    const values = { country_code: country, default_locale: language };
    return tx
      .insertInto('channel')
      .values({ host, ...values })
      .onConflict((conflict) => conflict.column('host').doUpdateSet(values))
      .execute();
  },

  /** @param currency null for a method that uses its account's currency */
  savePaymentMethod(country: CountryCode, code: PaymentMethodCode, currency: Currency | null, position: number) {
    // staff may have sorted the existing ones
    return tx
      .insertInto('payment_method')
      .values({ country_code: country, code, currency, position })
      .onConflict((conflict) => conflict.columns(['country_code', 'code']).doUpdateSet({ currency }))
      .execute();
  },

  removeOtherPaymentMethods: (country: CountryCode, codes: PaymentMethodCode[]) =>
    tx.deleteFrom('payment_method').where('country_code', '=', country).where('code', 'not in', codes).execute(),
});
