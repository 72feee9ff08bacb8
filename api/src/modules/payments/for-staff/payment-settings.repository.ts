import type { CountryCode, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import type { BankAccountValues } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';

export interface MethodState {
  code: PaymentMethodCode;
  isOn: boolean;
}

const toColumns = ({ bankName, accountType, accountId, holder, dni, email }: BankAccountValues) => ({
  bank_name: bankName,
  account_type: accountType,
  account_id: accountId,
  holder: holder || null,
  dni,
  email,
});

export function createPaymentSettingsRepository(db: Queryable) {
  const accounts = db
    .selectFrom('bank_account')
    .select(['bank_name as bankName', 'account_type as accountType', 'account_id as accountId', 'dni', 'email'])
    .select(({ fn, val }) => fn.coalesce('holder', val('')).as('holder'))
    .select(['currency', 'revision']);
  const methodsOf = (country: CountryCode) =>
    db.selectFrom('country').select('payment_methods_revision as revision').where('code', '=', country);

  return {
    /** Returns all methods of a country in their order, including disabled ones. */
    async methods(country: CountryCode) {
      const rows = await db
        .selectFrom('payment_method as m')
        .leftJoin('bank_account as a', (join) =>
          join.onRef('a.country_code', '=', 'm.country_code').on('m.code', '=', 'transferencia'),
        )
        .select(({ fn }) => ['m.code', 'm.is_off as isOff', fn.coalesce('m.currency', 'a.currency').as('currency')])
        .where('m.country_code', '=', country)
        .orderBy('m.position')
        .orderBy('m.code')
        .execute();
      return rows.map(({ isOff, currency, ...row }) => ({ ...row, isOn: !isOff, ...(currency && { currency }) }));
    },

    methodsRevision: async (country: CountryCode) => (await methodsOf(country).executeTakeFirstOrThrow()).revision,

    /** Reads and locks the methods until the transaction ends. */
    lockMethods: async (country: CountryCode) =>
      (await methodsOf(country).forNoKeyUpdate().executeTakeFirstOrThrow()).revision,

    async saveMethods(country: CountryCode, methods: MethodState[]) {
      for (const [position, { code, isOn }] of methods.entries())
        await db
          .updateTable('payment_method')
          .set({ position, is_off: !isOn })
          .where('country_code', '=', country)
          .where('code', '=', code)
          .execute();
      await db
        .updateTable('country')
        .set((eb) => ({ payment_methods_revision: eb('payment_methods_revision', '+', 1) }))
        .where('code', '=', country)
        .execute();
    },

    account: (country: CountryCode) => accounts.where('country_code', '=', country).executeTakeFirst(),

    addAccount: (country: CountryCode, values: BankAccountValues) =>
      db
        .insertInto('bank_account')
        .values({ ...toColumns(values), country_code: country, currency: currencyOf[country] })
        .execute(),

    saveAccount: (country: CountryCode, values: BankAccountValues) =>
      db
        .updateTable('bank_account')
        .set((eb) => ({ ...toColumns(values), revision: eb('revision', '+', 1) }))
        .where('country_code', '=', country)
        .execute(),
  };
}
