import type { CountryCode, Currency } from '@idavuelta/shared/contracts';

export const currencyOf: Record<CountryCode, Currency> = { PE: 'PEN', CL: 'CLP', ES: 'EUR' };
