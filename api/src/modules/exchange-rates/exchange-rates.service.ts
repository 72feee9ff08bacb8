import type { Currency } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import { createExchangeRatesRepository, type ExchangeRate } from './exchange-rates.repository.ts';

export type ExchangeRates = ReturnType<typeof createExchangeRates>;

export interface ExchangeRatesDependencies {
  /** Older rates are not used. */
  maxAgeDays: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Rates for converting prices to other currencies. */
export function createExchangeRates({ maxAgeDays, log }: ExchangeRatesDependencies) {
  /** Last message per currency, to log only changes instead of every request. */
  const logged = new Map<Currency, string>();

  const problemOf = (rate: ExchangeRate | undefined) => {
    if (!rate) return 'no exchange rate is set';
    return rate.setAt.getTime() < Date.now() - maxAgeDays * 86_400_000 ? 'the exchange rate is too old' : '';
  };

  function logChange(currency: Currency, problem: string, rate: ExchangeRate | undefined) {
    if ((logged.get(currency) ?? '') === problem) return;
    logged.set(currency, problem);
    const detail = { currency, rate: rate?.rate, setAt: rate?.setAt, maxAgeDays };
    if (problem) log.warn(detail, `${problem}: payment methods in this currency are not offered`);
    else log.info(detail, 'the exchange rate is fresh: payment methods in this currency are offered again');
  }

  return {
    /** Returns the rate to charge with now; undefined when none was set within `maxAgeDays`. */
    async fresh(db: Queryable, currency: Currency): Promise<ExchangeRate | undefined> {
      const rate = await createExchangeRatesRepository(db).latest(currency);
      const problem = problemOf(rate);
      logChange(currency, problem, rate);
      return problem ? undefined : rate;
    },
  };
}
