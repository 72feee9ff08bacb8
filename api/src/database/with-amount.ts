import type { Money } from '@idavuelta/shared/contracts/money';

/** Combines the columns `minor` and `currency` of a row into an amount. */
export const withAmount = <Row extends Money>({ minor, currency, ...row }: Row) => ({
  ...row,
  amount: { minor, currency },
});
