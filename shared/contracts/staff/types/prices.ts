import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/prices.ts';

export type ManagedPrices = Static<typeof schemas.managedPricesSchema>;
export type ManagedVariant = ManagedPrices['variants'][number];
export type PriceChange = Static<typeof schemas.priceChangeSchema>;
