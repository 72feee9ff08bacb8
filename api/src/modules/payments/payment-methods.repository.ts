import type { CountryCode, Currency, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

/** A payment method of a country and its currency there. */
export interface CountryMethod {
  code: PaymentMethodCode;
  currency: Currency;
}

export function createPaymentMethodsRepository(db: Queryable) {
  return {
    /** Returns the payment methods of a country. Transfers require a bank account there and use its currency. */
    async ofCountry(country: CountryCode): Promise<CountryMethod[]> {
      const rows = await db
        .selectFrom('payment_method as m')
        .leftJoin('bank_account as a', (join) =>
          join.onRef('a.country_code', '=', 'm.country_code').on('m.code', '=', 'transferencia'),
        )
        .select(({ fn }) => ['m.code', fn.coalesce('m.currency', 'a.currency').as('currency')])
        .where('m.country_code', '=', country)
        .where('m.is_off', '=', false)
        .orderBy('m.position')
        .execute();
      return rows.flatMap(({ code, currency }) => (currency ? [{ code, currency }] : []));
    },
  };
}
