import type { PaymentMethod } from '@idavuelta/shared/contracts';
import { convertPrice, type Money } from '@idavuelta/shared/contracts/money';

/** What a method charges for a price, in its own currency. */
export const chargeBy = ({ currency, rate }: PaymentMethod, price: Money): Money =>
  rate ? convertPrice(price, { currency, rate }) : price;
