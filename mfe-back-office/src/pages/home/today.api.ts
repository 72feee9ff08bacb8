import type { CountryCode } from '@idavuelta/shared/contracts';
import type { DiscardedSample, Today } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

/** Others sell, pay and refund while the page is open. */
const liveMs = 60_000;

export const useToday = queryHook<Today>('/staff-api/today', 'BackOfficeEvents', { every: () => liveMs });

const changed = [
  'BackOfficeEvents',
  'BackOfficeEventPlaces',
  'BackOfficeProvinces',
  'BackOfficeCoupons',
  'BackOfficeVehicles',
] as const;
export const useMakeSample = mutationHook<{ event: string }, { country: CountryCode }>(
  'POST /staff-api/sample-data',
  changed,
);
export const useDiscardSample = mutationHook<DiscardedSample>('DELETE /staff-api/sample-data', changed);
