import type { PaymentMethod } from '@idavuelta/shared/contracts';
import { convertPrice, type Money } from '@idavuelta/shared/contracts/money';

/** The charge of a method for a price, in the method's currency. */
export const chargeBy = ({ currency, rate }: PaymentMethod, price: Money): Money =>
  rate ? convertPrice(price, { currency, rate }) : price;
