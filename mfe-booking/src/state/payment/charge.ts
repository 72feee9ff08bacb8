import type { PaymentMethod } from '@idavuelta/shared/contracts';
import { convertMoney, type Money } from '@idavuelta/shared/contracts/money';

/**
 * The charge of a method for a price, in the method's currency. Undefined when the server alone knows the rate: for an
 * unpaid order from before prices were in the currency of the country.
 */
export function chargeBy({ currency, rate }: PaymentMethod, price: Money): Money | undefined {
  if (rate) return convertMoney(price, { currency, rate });
  return currency === price.currency ? price : undefined;
}

/** The same, if it is in another currency than the price. */
export function convertedChargeBy(method: PaymentMethod, price: Money): Money | undefined {
  const charge = chargeBy(method, price);
  return charge?.currency === price.currency ? undefined : charge;
}
