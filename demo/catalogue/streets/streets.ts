import type { SeedStreet } from '@idavuelta/api/seed/seed-content.ts';

/** By key of the province, then by county. */
export type Streets = Record<string, Record<string, SeedStreet[]>>;
