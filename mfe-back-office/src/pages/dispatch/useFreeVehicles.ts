import { useDesk } from './desk.ts';

/** Returns the vehicles without a trip in the plan. */
export function useFreeVehicles() {
  const { plan, view } = useDesk();
  const used = new Set(view.trips.map(({ vehicleId }) => vehicleId));
  return plan.vehicles.filter(({ id, isOutOfService }) => !isOutOfService && !used.has(id));
}
