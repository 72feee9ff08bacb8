import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';

/** A trip as the authority is shown it. */
export interface ManifestContent {
  event: string;
  country: CountryCode;
  timeZone: string;
  direction: PlanDirection;
  number: number;
  /** Company that carries the passengers; null where none is set up. */
  company: { name: string; taxId: string; address: string } | null;
  /** Empty where the plan names no vehicle of the fleet. */
  plate: string;
  van: string;
  driver: string;
  licence: string;
  startsAt: string;
  endsAt: string;
  stops: {
    at: string;
    address: string;
    /** Where the van stops instead. */
    point?: { name: string; address: string; walkMinutes: number };
    passengers: ManifestPassenger[];
  }[];
}

export interface ManifestPassenger {
  name: string;
  order: string;
  /** Number of the passenger's ticket in the order. */
  ticket: number;
  /** Number of an identity document; absent in countries that require none. */
  document?: string;
}
