import type { ManagedDepartures } from '@idavuelta/shared/contracts/staff';

/** What a form that adds departures is given. */
export interface AddFormProps {
  event: ManagedDepartures;
  isSaving: boolean;
  onAdd: (departures: string[], capacities: { pool: number; capacity: number }[]) => void;
}
