import type { CountryCode } from '../country.ts';

/** The currencies in which customers are charged, ISO 4217. */
export const currencies = ['PEN', 'CLP', 'EUR'] as const;

export type Currency = (typeof currencies)[number];

/** Currency of a country: its events are priced and charged in it. */
export const currencyOf: Record<CountryCode, Currency> = { PE: 'PEN', CL: 'CLP', ES: 'EUR' };

/** Currency of the figures `price` and `total` in calls: soles at today's rate, which are not what is charged. */
export const courtesyCurrency = 'PEN' satisfies Currency;

/** Decimals of each currency: 2 for céntimos and cents; a Chilean peso has no smaller unit. */
export const exponents: Record<Currency, number> = { PEN: 2, CLP: 0, EUR: 2 };

/** An amount of money: a whole number of the currency's smallest unit. 4550 PEN is S/45,50; 11250 CLP is $11.250. */
export interface Money {
  minor: number;
  currency: Currency;
}

/** A decimal amount as used in API calls, e.g. `{ amount: 45.5, currency: 'PEN' }`. */
export interface DecimalAmount {
  amount: number;
  currency: Currency;
}
