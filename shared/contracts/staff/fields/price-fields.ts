import type { Currency } from '../../money/currency.ts';
import type { Fields } from './field-bounds.ts';

/** Highest price of a ticket, decimal. */
export const maxPrice: Record<Currency, number> = { PEN: 100_000, CLP: 25_000_000, EUR: 25_000 };

export const priceFields = {
  departureId: { kind: 'own' },
  /** In the event's currency, which limits it further. */
  amount: { kind: 'number', min: 0.01, max: maxPrice.CLP, decimals: 2 },
  from: { kind: 'moment' },
} as const satisfies Fields;
