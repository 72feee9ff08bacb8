import type { CountryCode, PaymentMethod } from '@idavuelta/shared/contracts';
import {
  type Currency,
  convertMoney,
  courtesyCurrency,
  crossRate,
  currencyOf,
  type Money,
} from '@idavuelta/shared/contracts/money';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import type { Charge, ChargeRequest } from '../orders/placing/order-payments.ts';
import { type CountryMethod, createPaymentMethodsRepository } from './payment-methods.repository.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentMethods = ReturnType<typeof createPaymentMethods>;

export interface PaymentMethodsDependencies {
  db: Database;
  providers: PaymentProvider[];
  rates: ExchangeRates;
}

/** Offers a country's payment methods and converts totals to what each of them charges. */
export function createPaymentMethods({ db, providers, rates }: PaymentMethodsDependencies) {
  /** Returns the provider of a method if it is configured here and supports the method's currency. */
  const providerOf = ({ code, currency }: CountryMethod) =>
    providers.find((provider) => provider.code === code && (provider.currencies ?? [currency]).includes(currency));

  const methodsOf = async (tx: Queryable, country: CountryCode): Promise<PaymentMethod[]> =>
    (await createPaymentMethodsRepository(tx).ofCountry(country)).flatMap((method) => {
      const { kind, name } = providerOf(method) ?? {};
      return kind ? [{ ...method, kind, ...(name && { name }) }] : [];
    });

  /** Returns the units of one currency per unit of another; undefined unless the rates of both are fresh. */
  async function rateBetween(tx: Queryable, from: Currency, to: Currency): Promise<Charge['exchange']> {
    const perSol = async (currency: Currency) =>
      currency === courtesyCurrency ? { rate: '1', setAt: undefined } : rates.fresh(tx, currency);
    const [divisor, dividend] = [await perSol(from), await perSol(to)];
    const dates = [divisor?.setAt, dividend?.setAt].filter((date) => date !== undefined);
    const [setAt] = dates.sort((one, other) => one.getTime() - other.getTime());
    return divisor && dividend && setAt && { rate: crossRate(divisor.rate, dividend.rate), setAt };
  }

  /** @returns undefined for a method in a currency that the country's prices cannot be converted to now */
  async function withRate(country: CountryCode, method: PaymentMethod): Promise<PaymentMethod | undefined> {
    if (method.currency === currencyOf[country]) return method;
    const exchange = await rateBetween(db, currencyOf[country], method.currency);
    return exchange && { ...method, rate: exchange.rate, rateDate: exchange.setAt.toISOString() };
  }

  /** @throws PAYMENT_METHOD_UNAVAILABLE without a currency or an exchange rate */
  async function chargeIn(tx: Queryable, currency: Currency | undefined, total: Money): Promise<Charge> {
    if (!currency) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    if (currency === total.currency) return { amount: total };
    const exchange = await rateBetween(tx, total.currency, currency);
    const amount = exchange && convertMoney(total, { currency, rate: exchange.rate });
    // A few céntimos may round to zero in another currency, which no provider charges.
    if (!amount || amount.minor === 0) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    return { amount, exchange };
  }

  return {
    /** Returns the payment methods that the site offers in a country. */
    async offered(country: CountryCode): Promise<PaymentMethod[]> {
      const methods = await methodsOf(db, country);
      const offered = await Promise.all(methods.map((method) => withRate(country, method)));
      return offered.filter((method) => method !== undefined);
    },

    /** Returns what the method charges now for an order's total in this country. @throws PAYMENT_METHOD_UNAVAILABLE */
    async charge(tx: Queryable, { code, country, total }: ChargeRequest): Promise<Charge> {
      const method = (await methodsOf(tx, country)).find((known) => known.code === code);
      return chargeIn(tx, method?.currency, total);
    },

    /** Returns the country's first payment method other than transfer. @throws PAYMENT_METHOD_UNAVAILABLE */
    async online(tx: Queryable, country: CountryCode): Promise<PaymentProvider> {
      const first = (await methodsOf(tx, country)).find(({ kind }) => kind !== 'transfer');
      const provider = first && providerOf(first);
      if (!provider) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
      return provider;
    },

    /** Returns the price in cash, in the currency of the country's first payment method. */
    async cashCharge(tx: Queryable, { country, total }: Omit<ChargeRequest, 'code'>): Promise<Charge> {
      const [first] = await createPaymentMethodsRepository(tx).ofCountry(country);
      return chargeIn(tx, first?.currency, total);
    },
  };
}
