import type { CountryCode, Language, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../database/database.ts';

/** Writes reference data. Rows that exist are updated. */
export const createReferenceRepository = (tx: Queryable) => ({
  saveCountry(code: CountryCode, name: string, language: Language, position: number) {
    const values = { name, default_locale: language, position };
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

  savePaymentMethod: (country: CountryCode, code: PaymentMethodCode, position: number) =>
    tx
      .insertInto('payment_method')
      .values({ country_code: country, code, position })
      .onConflict((conflict) => conflict.columns(['country_code', 'code']).doUpdateSet({ position }))
      .execute(),
});
