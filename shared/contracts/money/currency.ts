/** The currencies in which we charge, ISO 4217. */
export const currencies = ['PEN', 'CLP', 'EUR'] as const;

export type Currency = (typeof currencies)[number];

/** The currency of every price of the catalogue; other amounts name their own. */
export const priceCurrency = 'PEN' satisfies Currency;

/** Decimals of each currency: 2 for céntimos and cents; a Chilean peso has no smaller unit. */
export const exponents: Record<Currency, number> = { PEN: 2, CLP: 0, EUR: 2 };

/** An amount of money: a whole number of the currency's smallest unit. 4550 PEN is S/45,50; 11250 CLP is CLP 11.250. */
export interface Money {
  minor: number;
  currency: Currency;
}

/** An amount as calls have it, e.g. `{ amount: 45.5, currency: 'PEN' }`. */
export interface DecimalAmount {
  amount: number;
  currency: Currency;
}
