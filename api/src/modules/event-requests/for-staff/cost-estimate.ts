import type { CountryCode } from '@idavuelta/shared/contracts';
import { currencyOf, exponents, type Money } from '@idavuelta/shared/contracts/money';
import type { CostEstimate } from '@idavuelta/shared/contracts/staff';
import type { RequestCosts } from '../../../config/request-costs-config.ts';

/**
 * Estimates the cost of enough vans for these seats, plus a cost per seat:
 * docs/decisions/0156-quotes-of-private-events.md
 */
export function costEstimate(seats: number, country: CountryCode, costs: RequestCosts): CostEstimate {
  const currency = currencyOf[country];
  const money = (amount: number): Money => ({ minor: Math.round(amount * 10 ** exponents[currency]), currency });
  const vans = Math.ceil(seats / costs.vanSeats);
  const [perVan, perSeat] = [money(costs.perVan[country]), money(costs.perSeat[country])];
  const cost = { minor: vans * perVan.minor + seats * perSeat.minor, currency };
  return { vans, vanSeats: costs.vanSeats, perVan, perSeat, cost };
}
