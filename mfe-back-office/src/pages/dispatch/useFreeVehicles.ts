import { useDesk } from './desk.ts';

/** The vehicles that no trip of the plan has. */
export function useFreeVehicles() {
  const { plan, view } = useDesk();
  const used = new Set(view.trips.map(({ vehicleId }) => vehicleId));
  return plan.vehicles.filter(({ id, isOutOfService }) => !isOutOfService && !used.has(id));
}
