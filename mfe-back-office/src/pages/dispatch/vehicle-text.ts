import type { Vehicle } from '@idavuelta/shared/contracts/staff';

/** Formats the plate, name and seats of a vehicle for selection. */
export const vehicleText = ({ plate, name, seats }: Pick<Vehicle, 'plate' | 'name' | 'seats'>) =>
  `${plate} · ${name} · ${seats}`;
