import type { Money } from '@idavuelta/shared/contracts/money';

/** A row with an amount of money in the place of its columns `minor` and `currency`. */
export const withAmount = <Row extends Money>({ minor, currency, ...row }: Row) => ({
  ...row,
  amount: { minor, currency },
});
