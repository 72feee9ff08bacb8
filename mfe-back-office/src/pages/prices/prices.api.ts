import type { ManagedPrices, PriceChange } from '@idavuelta/shared/contracts/staff';
import { reading, sendChange, writing } from '../../kit/resource.ts';

interface OfRevision {
  slug: string;
  revision: number;
}

const path = '/staff-api/events/:slug/prices';
const changed = ['BackOfficePrices', 'BackOfficeAudit'] as const;

export const usePrices = reading<ManagedPrices, string>(path, 'BackOfficePrices');
export const useChangePrices = writing<ManagedPrices, OfRevision & { change: PriceChange }>(
  `PUT ${path}`,
  changed,
  sendChange,
);
export const useRemovePriceChange = writing<ManagedPrices, OfRevision & { id: number }>(`DELETE ${path}/:id`, changed);
