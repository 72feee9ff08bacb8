import { isRate, priceCurrency } from '@idavuelta/shared/contracts/money';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { createExchangeRatesRepository, type NewRate } from './exchange-rates.repository.ts';

/** The currencies that prices are converted to. */
export const convertedCurrencies = ['CLP', 'EUR'] as const;

const isConverted = (currency: string): currency is (typeof convertedCurrencies)[number] =>
  convertedCurrencies.some((known) => known === currency);

/** Exchange rates, for staff. */
export function createRatesForStaff({ db }: { db: Database }) {
  return {
    /** Every rate that was ever set, by currency, the valid one first. */
    history: () => createExchangeRatesRepository(db).history(),

    /** Sets the rate of a currency from now on; earlier ones are kept. @throws Error for an unknown currency or an invalid rate */
    async set(currency: string, rate: string, by: string) {
      if (!isConverted(currency))
        throw new Error(
          `"${currency}" is not one of ${convertedCurrencies.join(', ')}; prices are in ${priceCurrency}.`,
        );
      if (!isRate(rate))
        throw new Error(`"${rate}" is no rate: write units of ${currency} for one ${priceCurrency}, e.g. 0.25.`);
      const newRate: NewRate = { currency, rate, by };
      await db.transaction().execute(async (tx) => {
        const rates = createExchangeRatesRepository(tx);
        const before = await rates.latest(currency);
        await rates.add(newRate);
        await createAuditRepository(tx).add({
          actor: `staff:${by}`,
          action: 'set-exchange-rate',
          subject: currency,
          detail: { rate, before: before?.rate },
        });
      });
    },
  };
}
