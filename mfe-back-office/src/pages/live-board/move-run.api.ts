import type { DispatchPlan, PlanDirection, RunMove, RunMoved } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

/** Reads the vans and drivers of the day, and what they drive. */
export const useFleetOfDay = queryHook<DispatchPlan, { id: number; direction: PlanDirection }>(
  '/staff-api/departures/:id/plans/:direction',
  'BackOfficeDispatch',
);

/** Moves a run or its rest, or previews that. The board hears of the change by itself. */
export const useMoveRun = mutationHook<RunMoved, RunMove & { id: number }>('POST /staff-api/runs/:id/move');
