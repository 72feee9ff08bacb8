import { type Money, priceCurrency } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';

const currency = sql.lit(priceCurrency);

/** The money in a column of prices. @param column e.g. `orders.total_minor` */
export const priceIn = (column: string) =>
  sql<Money>`jsonb_build_object('minor', ${sql.ref(column)}, 'currency', ${currency}::text)`;

/** A price as responses have it, which are made inside PostgreSQL. @param column e.g. `orders.total_minor` */
export const decimalPriceIn = (column: string) => sql<number>`amount_decimal(${sql.ref(column)}, ${currency})`;

/** The money in a column whose currency is in another. @param amount e.g. `payment.amount_minor` */
export const moneyIn = (amount: string, currencyColumn: string) =>
  sql<Money>`jsonb_build_object('minor', ${sql.ref(amount)}, 'currency', ${sql.ref(currencyColumn)})`;
