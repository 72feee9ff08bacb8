import type { ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import { useAddDepartures } from './departures.api.ts';
import { type CapacityValues, capacitiesOf } from './PoolCapacities.tsx';

export interface AddFormProps {
  event: ManagedDepartures;
  onAdded: () => void;
}

/** Returns a function that adds departures and reports how many. */
export function useAdd({ slug }: ManagedDepartures) {
  const [add] = useAddDepartures();
  return async (departures: string[], capacities?: CapacityValues) => {
    const { data, error } = await add({ slug, departures, capacities: capacitiesOf(capacities) });
    return { data: data && departures.length, error };
  };
}
