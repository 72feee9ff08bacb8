import type { CountryCode, Currency } from '@idavuelta/shared/contracts';

/** Currency of each country. */
export const currencyOf: Record<CountryCode, Currency> = { PE: 'PEN', CL: 'CLP', ES: 'EUR' };
