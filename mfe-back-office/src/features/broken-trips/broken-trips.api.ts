import type { BrokenTrip, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

export const useBrokenTrips = queryHook<BrokenTrip[]>('/staff-api/broken-trips', 'BackOfficeDispatch');

/** Returns the trips that a change of a vehicle would break; nothing is changed. */
export const usePreviewVehicle = mutationHook<BrokenTrip[], { id: number; change: VehicleInput }>(
  'POST /staff-api/vehicles/:id/broken-trips',
  [],
  sendChange,
);

/** Returns the trips that nobody would drive without a colleague; nothing is changed. */
export const usePreviewDriver = mutationHook<BrokenTrip[], number>('GET /staff-api/users/:id/broken-trips');
