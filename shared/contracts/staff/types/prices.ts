import type { Static } from 'typebox';
import type { countryCurrencySchema } from '../../schemas/money.ts';
import type * as schemas from '../../schemas/staff/prices.ts';

export type CountryCurrency = Static<typeof countryCurrencySchema>;
export type ManagedPrices = Static<typeof schemas.managedPricesSchema>;
export type ManagedVariant = ManagedPrices['variants'][number];
export type PriceChange = Static<typeof schemas.priceChangeSchema>;
