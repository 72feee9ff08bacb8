import { courtesyCurrency, isRate } from '@idavuelta/shared/contracts/money';
import { convertedCurrencies } from '@idavuelta/shared/contracts/schemas/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { createExchangeRatesRepository, type RateListQuery } from '../exchange-rates.repository.ts';

const isConverted = (currency: string): currency is (typeof convertedCurrencies)[number] =>
  convertedCurrencies.some((known) => known === currency);

export type RatesForStaff = ReturnType<typeof createRatesForStaff>;

export function createRatesForStaff({ db }: { db: Database }) {
  return {
    /** Returns all rates ever set, by currency, the current one first. */
    history: () => createExchangeRatesRepository(db).history(),

    /** Returns a page of rates by the time they were set. */
    list: (query: RateListQuery) => createExchangeRatesRepository(db).list(query),

    /** Returns the current rate of each currency that prices are converted to. */
    current: () =>
      Promise.all(
        convertedCurrencies.map(async (currency) => ({
          currency,
          rate: await createExchangeRatesRepository(db).latest(currency),
        })),
      ),

    /** Sets the rate of a currency from now on; earlier ones are kept. @throws Error for an unknown currency or an invalid rate */
    async set(currency: string, rate: string, by: StaffActor) {
      if (!isConverted(currency))
        throw new Error(
          `"${currency}" is not one of ${convertedCurrencies.join(', ')}; rates are for one ${courtesyCurrency}.`,
        );
      if (!isRate(rate))
        throw new Error(`"${rate}" is no rate: write units of ${currency} for one ${courtesyCurrency}, e.g. 0.25.`);
      await db.transaction().execute(async (tx) => {
        const rates = createExchangeRatesRepository(tx);
        const before = await rates.latest(currency);
        await rates.add({ currency, rate, by: by.replace(/^staff:/, '') });
        await createAuditRepository(tx).add({
          actor: by,
          action: 'set-exchange-rate',
          subject: currency,
          detail: { rate, before: before?.rate },
        });
      });
    },
  };
}
