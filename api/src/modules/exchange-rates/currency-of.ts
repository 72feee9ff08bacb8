import type { CountryCode, Currency } from '@idavuelta/shared/contracts';

/** The currency of a country. */
export const currencyOf: Record<CountryCode, Currency> = { PE: 'PEN', CL: 'CLP', ES: 'EUR' };
