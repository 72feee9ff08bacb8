import type { Manifest, PlanDirection } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

export const useManifests = queryHook<Manifest[], { id: number; direction: PlanDirection }>(
  '/staff-api/departures/:id/manifests/:direction',
  'BackOfficeDispatch',
);
