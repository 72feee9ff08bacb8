import type { CountryCode } from '@idavuelta/shared/contracts';
import { priceCurrency, type Rate } from '@idavuelta/shared/contracts/money';
import type { Queryable } from '../../database/database.ts';
import { currencyOf } from './currency-of.ts';
import type { ExchangeRates } from './exchange-rates.service.ts';

/**
 * Returns a country's currency with its current rate, which is absent for the catalogue's currency and without a fresh
 * rate.
 */
export async function countryCurrency(
  rates: ExchangeRates,
  db: Queryable,
  country: CountryCode,
): Promise<Pick<Rate, 'currency'> & Partial<Rate>> {
  const currency = currencyOf[country];
  const fresh = currency === priceCurrency ? undefined : await rates.fresh(db, currency);
  return { currency, ...(fresh && { rate: fresh.rate }) };
}
