import type { CountryCode, Position } from '@idavuelta/shared/contracts';
import type { Vehicle, VehicleInput } from '@idavuelta/shared/contracts/staff';

/** What the form has: an emptied field is null to it. */
export interface VehicleValues {
  /** A draft keeps the one that it began with; of a new vehicle there is none. */
  revision?: number;
  plate?: string;
  name?: string;
  seats?: number | null;
  countryCode: CountryCode;
  hasBase: boolean;
  base?: { address?: string; position?: { [Key in keyof Position]?: number | null } };
  isRetired: boolean;
  outages?: Partial<VehicleInput['outages'][number]>[];
}

/** Of a vehicle, or of a new one in the country. */
export function valuesOf(vehicle: Vehicle | undefined, countryCode: CountryCode): VehicleValues {
  if (!vehicle) return { countryCode, hasBase: false, isRetired: false, outages: [] };
  const { id: _, ...values } = vehicle;
  return { ...values, hasBase: values.base !== undefined };
}

/** What the API is sent, once the form has no empty field. */
export function inputOf(values: VehicleValues): VehicleInput {
  const { plate = '', name = '', seats, countryCode, hasBase, base, isRetired, outages = [] } = values;
  const { address = '', position } = base ?? {};
  return {
    plate,
    name,
    seats: seats ?? 0,
    countryCode,
    ...(hasBase && {
      base: { address, position: { latitude: position?.latitude ?? 0, longitude: position?.longitude ?? 0 } },
    }),
    isRetired,
    outages: outages.map(({ from = '', until = '', reason = '' }) => ({ from, until, reason })),
  };
}
