import type { ManagedPrices, PriceChange } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

interface OfRevision {
  slug: string;
  revision: number;
}

const path = '/staff-api/events/:slug/prices';
const changed = ['BackOfficePrices', 'BackOfficeAudit'] as const;

export const usePrices = queryHook<ManagedPrices, string>(path, 'BackOfficePrices');
export const useChangePrices = mutationHook<ManagedPrices, OfRevision & { change: PriceChange }>(
  `PUT ${path}`,
  changed,
  sendChange,
);
export const useRemovePriceChange = mutationHook<ManagedPrices, OfRevision & { id: number }>(
  `DELETE ${path}/:id`,
  changed,
);
