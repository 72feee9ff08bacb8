import type { WaitingTraveller } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

export const useWaitingTravellers = queryHook<WaitingTraveller[], number>(
  '/staff-api/runs/:id/waiting',
  'BackOfficeDispatch',
);

/** Sends those who wait the message of a late van. */
export const useTellLateRun = mutationHook<{ told: number }, { id: number; minutes: number }>(
  'POST /staff-api/runs/:id/late-notice',
  ['BackOfficeDispatch'],
);
