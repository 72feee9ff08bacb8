import type { Currency } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import { createExchangeRatesRepository, type ExchangeRate } from './exchange-rates.repository.ts';

export type ExchangeRates = ReturnType<typeof createExchangeRates>;

export interface ExchangeRatesDependencies {
  /** A rate that was set longer ago is not used. */
  maxAgeDays: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The rates at which prices become amounts in other currencies. */
export function createExchangeRates({ maxAgeDays, log }: ExchangeRatesDependencies) {
  /** What was last logged of each currency: the log has a line when that changes, not one for each request. */
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
    /** The rate to charge at now; undefined when none was set within the configured time. */
    async fresh(db: Queryable, currency: Currency): Promise<ExchangeRate | undefined> {
      const rate = await createExchangeRatesRepository(db).latest(currency);
      const problem = problemOf(rate);
      logChange(currency, problem, rate);
      return problem ? undefined : rate;
    },
  };
}
