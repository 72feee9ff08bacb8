import { type Currency, courtesyCurrency, inSoles, type Money, toDecimal } from '@idavuelta/shared/contracts/money';
import type { Queryable } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import { createExchangeRatesRepository, type ExchangeRate } from './exchange-rates.repository.ts';

export type ExchangeRates = ReturnType<typeof createExchangeRates>;

/** Converts an amount to decimal soles at today's rate; undefined without a fresh one. */
export type Courtesy = (amount: Money) => number | undefined;

export interface ExchangeRatesDependencies {
  /** Older rates are not used. */
  maxAgeDays: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Rates of other currencies to the sol: for the figure in soles beside each price, and for payment methods that charge
 * another currency than the event's.
 */
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
    if (problem) log.warn(detail, `${problem}: prices in this currency are shown without soles`);
    else log.info(detail, 'the exchange rate is fresh: prices in this currency are shown in soles again');
  }

  return {
    async courtesy(db: Queryable): Promise<Courtesy> {
      const latest = await createExchangeRatesRepository(db).latestOfEach();
      return (amount) => {
        if (amount.currency === courtesyCurrency) return toDecimal(amount);
        const rate = latest.find(({ currency }) => currency === amount.currency);
        const problem = problemOf(rate);
        logChange(amount.currency, problem, rate);
        return rate && !problem ? toDecimal(inSoles(amount, rate.rate)) : undefined;
      };
    },

    /** Returns the rate to charge with now; undefined when none was set within `maxAgeDays`. */
    async fresh(db: Queryable, currency: Currency): Promise<ExchangeRate | undefined> {
      const rate = await createExchangeRatesRepository(db).latest(currency);
      const problem = problemOf(rate);
      logChange(currency, problem, rate);
      return problem ? undefined : rate;
    },
  };
}
