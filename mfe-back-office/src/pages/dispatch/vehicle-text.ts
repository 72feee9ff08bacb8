import type { Vehicle } from '@idavuelta/shared/contracts/staff';

/** Plate, name and seats, as they are chosen from. */
export const vehicleText = ({ plate, name, seats }: Pick<Vehicle, 'plate' | 'name' | 'seats'>) =>
  `${plate} · ${name} · ${seats}`;
